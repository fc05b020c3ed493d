/** A short lead form in both languages: name, e-mail, phone. What a brokerage gets when it asks for one without making its own. */
export const contactForm = (website: string) => ({
  formName: 'Contact',
  formNameFr: 'Contact',
  numberOfColumns: 1 as const,
  successMessage: 'Thank you. We will be in touch soon.',
  successMessageFr: 'Merci. Nous communiquerons avec vous sous peu.',
  frameAncestors: [website],
  selectedFields: [
    {
      sectionName: 'You',
      sectionNameFr: 'Vous',
      controls: [
        { code: 'FIRSTNAME', label: 'First name', labelFr: 'Prénom', requiredFlag: 1 as const },
        { code: 'LASTNAME', label: 'Last name', labelFr: 'Nom', requiredFlag: 1 as const },
        { code: 'EMAILTYPE', requiredFlag: 1 as const },
        { code: 'PHONETYPE' },
      ],
    },
  ],
})

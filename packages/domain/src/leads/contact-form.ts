import type { FormDescription } from './fields.ts'

/** The questions about a person with which every ready-made form begins. */
export const contactQuestions: FormDescription['selectedFields'][number] = {
  sectionName: 'You',
  sectionNameFr: 'Vous',
  controls: [
    { code: 'FIRSTNAME', label: 'First name', labelFr: 'Prénom', requiredFlag: 1 },
    { code: 'LASTNAME', label: 'Last name', labelFr: 'Nom', requiredFlag: 1 },
    { code: 'EMAILTYPE', requiredFlag: 1 },
    { code: 'PHONETYPE' },
  ],
}

/** A short lead form in both languages: name, e-mail, phone. What a brokerage gets when it asks for one without making its own. */
export const contactForm: FormDescription = {
  formName: 'Talk to us',
  formNameFr: 'Parlez-nous',
  numberOfColumns: 1,
  successMessage: 'Thank you. We will be in touch soon.',
  successMessageFr: 'Merci. Nous communiquerons avec vous sous peu.',
  selectedFields: [contactQuestions],
}

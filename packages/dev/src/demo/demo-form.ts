import type { FormDescription } from '@foyer/domain/leads/fields.ts'

/** The lead form of the demonstration: the questions most brokers ask first. */
export const demoForm = (frameAncestors: string[]): FormDescription => ({
  formName: 'Talk to Camille',
  formNameFr: 'Parlez à Camille',
  numberOfColumns: 2,
  header: 'Tell me what you have in mind. I call you back within one business day.',
  headerFr: 'Dites-moi ce que vous avez en tête. Je vous rappelle en un jour ouvrable.',
  footer: 'I use what you write to answer you, and for nothing else.',
  footerFr: 'Ce que vous écrivez me sert à vous répondre, et à rien d’autre.',
  successMessage: 'Thank you. I will call you within one business day.',
  successMessageFr: 'Merci. Je vous appelle en un jour ouvrable.',
  frameAncestors,
  selectedFields: [
    {
      sectionName: 'You',
      sectionNameFr: 'Vous',
      controls: [
        { code: 'FIRSTNAME', label: 'First name', labelFr: 'Prénom', requiredFlag: 1 },
        { code: 'LASTNAME', label: 'Last name', labelFr: 'Nom de famille', requiredFlag: 1 },
        { code: 'EMAIL', htmlControlType: 'email', label: 'Email', labelFr: 'Courriel', requiredFlag: 1 },
      ],
    },
    {
      sectionName: 'Phone numbers',
      sectionNameFr: 'Numéros de téléphone',
      repeatFlag: 1,
      controls: [{ code: 'PHONETYPE' }],
    },
    {
      sectionName: 'Your plan',
      sectionNameFr: 'Votre projet',
      controls: [
        {
          code: 'PURPOSE',
          htmlControlType: 'radio',
          label: 'What is it about?',
          labelFr: 'De quoi s’agit-il\u202F?',
          requiredFlag: 1,
          availableValues: [
            { label: 'Buying a home', labelFr: 'Acheter une propriété', value: 'BUY' },
            { label: 'Renewing a mortgage', labelFr: 'Renouveler un prêt', value: 'RENEW' },
            { label: 'Refinancing', labelFr: 'Refinancer', value: 'REFINANCE' },
          ],
        },
        { code: 'AMOUNT', htmlControlType: 'currency', label: 'About how much', labelFr: 'Montant approximatif' },
        { code: 'POSTALCODE', label: 'Postal code of the home', labelFr: 'Code postal de la propriété' },
        { code: 'MESSAGE', htmlControlType: 'textarea', label: 'Your question', labelFr: 'Votre question' },
      ],
    },
  ],
})

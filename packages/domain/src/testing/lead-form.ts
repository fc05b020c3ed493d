import type { DescribedControl, FormDescription, GivenDetail } from '../leads/fields.ts'

/** A lead form with every control code and every type of control, in both languages. */
export const aLeadForm = (given: Partial<FormDescription> = {}): FormDescription => ({
  formName: 'First mortgage',
  formNameFr: 'Premier prêt hypothécaire',
  numberOfColumns: 2,
  header: 'Tell us what you plan. We call you back within one business day.',
  headerFr: 'Parlez-nous de votre projet. Nous vous rappelons en un jour ouvrable.',
  footer: 'We use what you write to answer you, and for nothing else.',
  footerFr: 'Nous utilisons ce que vous écrivez pour vous répondre, et pour rien d’autre.',
  successMessage: 'Thank you. We will be in touch soon.',
  successMessageFr: 'Merci. Nous communiquerons avec vous sous peu.',
  frameAncestors: [],
  owners: [
    { label: 'Marie Tremblay', value: 'marie', group: 'Montréal', email: 'marie@broker.example' },
    { label: 'Omar Haddad', value: 'omar', group: 'Ottawa', email: 'omar@broker.example' },
  ],
  selectedFields: [
    {
      sectionName: 'You',
      sectionNameFr: 'Vous',
      controls: [
        { code: 'FIRSTNAME', label: 'First name', labelFr: 'Prénom', requiredFlag: 1 },
        { code: 'LASTNAME', label: 'Last name', labelFr: 'Nom de famille', requiredFlag: 1 },
        { code: 'EMAILTYPE', requiredFlag: 1 },
        { code: 'SIN', htmlControlType: 'sin', label: 'SIN', labelFr: 'NAS' },
        { code: 'BIRTH', htmlControlType: 'date', label: 'Date of birth', labelFr: 'Date de naissance' },
        { code: 'SOCIALACCOUNTTYPE' },
        { code: 'SOURCE', label: 'Source', visibleFlag: 0 },
      ],
    },
    { sectionName: 'Phones', sectionNameFr: 'Téléphones', repeatFlag: 1, controls: [{ code: 'PHONETYPE' }] },
    {
      sectionName: 'Where you live',
      sectionNameFr: 'Où vous habitez',
      controls: [
        { code: 'ADDRESSTYPE' },
        ...addressCodes.map((code): DescribedControl => ({ code })),
        { code: 'POBOX', label: 'PO box', labelFr: 'Case postale', addressTypes: ['MAILING'] },
      ],
    },
    {
      sectionName: 'Your plan',
      sectionNameFr: 'Votre projet',
      controls: [
        {
          code: 'PURPOSE',
          htmlControlType: 'radio',
          label: 'What for',
          labelFr: 'But',
          requiredFlag: 1,
          availableValues: [
            { label: 'Purchase', labelFr: 'Achat', value: 'BUY' },
            { label: 'Renewal', labelFr: 'Renouvellement', value: 'RENEW' },
          ],
        },
        { code: 'AMOUNT', htmlControlType: 'currency', label: 'Amount', labelFr: 'Montant' },
        { code: 'PEOPLE', htmlControlType: 'number', label: 'People at home', labelFr: 'Personnes à la maison' },
        { code: 'WEB', htmlControlType: 'url', label: 'Listing', labelFr: 'Annonce' },
        {
          code: 'TOPICS',
          htmlControlType: 'checkbox',
          label: 'Topics',
          labelFr: 'Sujets',
          availableValues: [
            { label: 'Rates', labelFr: 'Taux', value: 'RATES' },
            { label: 'Insurance', labelFr: 'Assurance', value: 'INSURANCE' },
          ],
        },
        { code: 'OWNER', htmlControlType: 'owner', label: 'Your broker', labelFr: 'Votre courtier' },
        { code: 'MESSAGE', htmlControlType: 'textarea', label: 'Message', labelFr: 'Message' },
      ],
    },
  ],
  ...given,
})

const addressCodes = [
  'ADDRESSLOOKUP',
  'UNITNO',
  'STREETNO',
  'STREETNAME',
  'STREETTYPE',
  'STREETDIRECTION',
  'CITY',
  'PROVINCE',
  'COUNTRY',
  'POSTALCODE',
]

/** A submission of that form: the required minimum, overridden by code. */
export const leadOf = (given: Record<string, string[]> = {}): GivenDetail => {
  const answers: Record<string, string[]> = {
    FIRSTNAME: ['Ada'],
    LASTNAME: ['Roy'],
    EMAILTYPE: ['PERSONAL', 'ada@example.ca'],
    PURPOSE: ['BUY'],
    ...given,
  }
  return {
    selectedFields: aLeadForm().selectedFields.map(({ controls }) => ({
      controls: controls
        .filter(({ code }) => code in answers)
        .map(({ code }, index, all) => ({
          code,
          selectedValues: answers[code] ?? [],
          lastItem: index === all.length - 1 ? 1 : 0,
        })),
    })),
  }
}

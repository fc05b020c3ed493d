import { contactForm, contactQuestions } from './contact-form.ts'
import type { DescribedControl, FormDescription } from './fields.ts'
import { readyQuestions } from './question-kinds.ts'

export const readyFormNames = ['talk', 'purchase', 'renewal', 'blank'] as const
export type ReadyFormName = (typeof readyFormNames)[number]

const thanks = {
  successMessage: 'Thank you. A mortgage professional will write or call you within one business day.',
  successMessageFr:
    'Merci. Un professionnel du prêt hypothécaire vous écrira ou vous appellera dans un délai d’un jour ouvrable.',
}

const choices = (...of: readonly (readonly [value: string, label: string, labelFr: string])[]) =>
  of.map(([value, label, labelFr]) => ({ value, label, labelFr }))

const { PRICE, DOWNPAYMENT, MESSAGE } = readyQuestions
const optional = (control: DescribedControl): DescribedControl => ({ ...control, requiredFlag: 0 })

const purchase: FormDescription = {
  formName: 'Buying a home',
  formNameFr: 'Achat d’une propriété',
  numberOfColumns: 1,
  header: 'Tell us about your project. We look at what you can afford and at the rates you can get.',
  headerFr:
    'Parlez-nous de votre projet. Nous regardons ce que vous pouvez vous permettre et les taux que vous pouvez obtenir.',
  ...thanks,
  selectedFields: [
    contactQuestions,
    {
      sectionName: 'Your project',
      sectionNameFr: 'Votre projet',
      controls: [
        {
          code: 'PURPOSE',
          htmlControlType: 'radio',
          label: 'What are you planning?',
          labelFr: 'Que prévoyez-vous\u202F?',
          requiredFlag: 1,
          availableValues: choices(
            ['BUY', 'Buy a home to live in', 'Acheter une propriété pour y habiter'],
            ['PURCHASE', 'Buy a property to rent out', 'Acheter une propriété à louer'],
            ['BUILD', 'Build a home', 'Faire construire'],
          ),
        },
        {
          code: 'STAGE',
          htmlControlType: 'radio',
          label: 'Where are you at?',
          labelFr: 'Où en êtes-vous\u202F?',
          availableValues: choices(
            ['THINKING', 'Just thinking about it', 'Je commence à y penser'],
            ['LOOKING', 'Looking at homes', 'Je visite des propriétés'],
            ['OFFER', 'I made an offer', 'J’ai fait une offre'],
            ['ACCEPTED', 'My offer was accepted', 'Mon offre a été acceptée'],
          ),
        },
        optional(PRICE),
        optional(DOWNPAYMENT),
        { code: 'AREA', label: 'In which city or area?', labelFr: 'Dans quelle ville ou quel secteur\u202F?' },
        MESSAGE,
      ],
    },
  ],
}

const renewal: FormDescription = {
  formName: 'Renewal or refinance',
  formNameFr: 'Renouvellement ou refinancement',
  numberOfColumns: 1,
  header: 'Before you sign your lender’s offer, let us compare it for you.',
  headerFr: 'Avant de signer l’offre de votre prêteur, laissez-nous la comparer pour vous.',
  ...thanks,
  selectedFields: [
    contactQuestions,
    {
      sectionName: 'Your mortgage',
      sectionNameFr: 'Votre prêt hypothécaire',
      controls: [
        {
          code: 'PURPOSE',
          htmlControlType: 'radio',
          label: 'What would you like to do?',
          labelFr: 'Que souhaitez-vous faire\u202F?',
          requiredFlag: 1,
          availableValues: choices(
            ['RENEW', 'Renew my mortgage', 'Renouveler mon prêt'],
            ['TRANSFER', 'Move it to another lender', 'Changer de prêteur'],
            ['REFINANCE', 'Borrow more on my home', 'Emprunter davantage sur ma propriété'],
          ),
        },
        {
          code: 'TERMEND',
          htmlControlType: 'date',
          label: 'When does your term end?',
          labelFr: 'Quand votre terme finit-il\u202F?',
        },
        {
          code: 'AMOUNT',
          htmlControlType: 'currency',
          label: 'How much do you still owe?',
          labelFr: 'Combien devez-vous encore\u202F?',
        },
        {
          code: 'PRICE',
          htmlControlType: 'currency',
          label: 'What is your home worth, roughly?',
          labelFr: 'Combien vaut votre propriété, environ\u202F?',
        },
        { code: 'LENDER', label: 'Who is your lender?', labelFr: 'Qui est votre prêteur\u202F?' },
        MESSAGE,
      ],
    },
  ],
}

const blank: FormDescription = {
  formName: 'New form',
  formNameFr: 'Nouveau formulaire',
  numberOfColumns: 1,
  selectedFields: [{ controls: [] }],
}

/** Where a new form begins: whole in both languages, but for a blank one. */
export const readyForms: Readonly<Record<ReadyFormName, FormDescription>> = {
  talk: {
    ...contactForm,
    header: 'Leave your details, and we will get back to you.',
    headerFr: 'Laissez-nous vos coordonnées, et nous communiquerons avec vous.',
    selectedFields: [{ ...contactQuestions, controls: [...contactQuestions.controls, MESSAGE] }],
  },
  purchase,
  renewal,
  blank,
}

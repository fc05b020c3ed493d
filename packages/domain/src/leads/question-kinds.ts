import { type HtmlControlType, isKnownCode, type KnownControlCode, knownCode, knownCodes } from './controls.ts'
import type { DescribedControl } from './fields.ts'

/** Questions that lead forms usually ask, with words in both languages. The inbox reads their answers by their codes. */
export const readyQuestions = {
  FIRSTNAME: { code: 'FIRSTNAME', label: 'First name', labelFr: 'Prénom', requiredFlag: 1 },
  LASTNAME: { code: 'LASTNAME', label: 'Last name', labelFr: 'Nom', requiredFlag: 1 },
  PURPOSE: {
    code: 'PURPOSE',
    htmlControlType: 'radio',
    label: 'What is the mortgage for?',
    labelFr: 'À quoi servira le prêt\u202F?',
    requiredFlag: 1,
    availableValues: [
      { value: 'BUY', label: 'Buying a property', labelFr: 'Acheter une propriété' },
      { value: 'RENEW', label: 'Renewing my mortgage', labelFr: 'Renouveler mon prêt' },
      { value: 'REFINANCE', label: 'Refinancing my mortgage', labelFr: 'Refinancer mon prêt' },
      { value: 'BUILD', label: 'Building a home', labelFr: 'Faire construire' },
    ],
  },
  AMOUNT: { code: 'AMOUNT', htmlControlType: 'currency', label: 'Mortgage amount', labelFr: 'Montant du prêt' },
  PRICE: {
    code: 'PRICE',
    htmlControlType: 'currency',
    label: 'Price of the property, roughly',
    labelFr: 'Prix de la propriété, environ',
  },
  DOWNPAYMENT: {
    code: 'DOWNPAYMENT',
    htmlControlType: 'currency',
    label: 'Down payment, roughly',
    labelFr: 'Mise de fonds, environ',
  },
  MESSAGE: {
    code: 'MESSAGE',
    htmlControlType: 'textarea',
    label: 'Anything else we should know?',
    labelFr: 'Y a-t-il autre chose que nous devrions savoir\u202F?',
  },
  OWNER: {
    code: 'OWNER',
    htmlControlType: 'owner',
    label: 'Who would you like to talk to?',
    labelFr: 'À qui souhaitez-vous parler\u202F?',
  },
} as const satisfies Record<string, DescribedControl>

/** The types that an author's own question may have. */
export const ownTypes = [
  'text',
  'textarea',
  'radio',
  'select',
  'checkbox',
  'number',
  'currency',
  'date',
  'email',
  'phone',
  'url',
  'postalcode',
  'sin',
  'owner',
] as const satisfies readonly HtmlControlType[]
export type OwnType = (typeof ownTypes)[number]

type ReadyCode = keyof typeof readyQuestions
export type QuestionKind = `ready:${ReadyCode}` | `code:${KnownControlCode}` | `own:${OwnType}`

/** What can be asked, the usual questions first. */
export const questionKinds: readonly QuestionKind[] = [
  ...(['FIRSTNAME', 'LASTNAME'] as const).map((code) => `ready:${code}` as const),
  ...(['EMAILTYPE', 'PHONETYPE'] as const).map((code) => `code:${code}` as const),
  ...(['PURPOSE', 'AMOUNT', 'PRICE', 'DOWNPAYMENT', 'MESSAGE', 'OWNER'] as const).map(
    (code) => `ready:${code}` as const,
  ),
  ...ownTypes.filter((type) => type !== 'owner').map((type) => `own:${type}` as const),
  ...(Object.keys(knownCodes) as KnownControlCode[])
    .filter((code) => code !== 'EMAILTYPE' && code !== 'PHONETYPE')
    .map((code) => `code:${code}` as const),
]

const partsOf = (kind: QuestionKind) => {
  const [of = '', name = ''] = kind.split(':')
  return { of, name }
}

/** The code that a question of this kind has; empty for an author's own, whose code follows from its words. */
export const codeOfKind = (kind: QuestionKind): string => {
  const { of, name } = partsOf(kind)
  return of === 'own' ? '' : name
}

/** A new question of this kind; of an author's own it still lacks code and words. */
export const questionOfKind = (kind: QuestionKind): DescribedControl => {
  const { of, name } = partsOf(kind)
  if (of === 'own') return { code: '', htmlControlType: name }
  return Object.hasOwn(readyQuestions, name) ? readyQuestions[name as ReadyCode] : { code: name }
}

/** The types between which the author of a question may choose. */
export const typesOfQuestion = (code: string): readonly HtmlControlType[] =>
  isKnownCode(code) ? (knownCode(code)?.types ?? []) : ownTypes

const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter(Boolean)
    .join('_')

const unique = (name: string, isTaken: (name: string) => boolean): string => {
  for (let number = 1; ; number += 1) {
    const one = number === 1 ? name : `${name}_${number}`
    if (!isTaken(one)) return one
  }
}

/** A code for the author's own question, from its words. It is none of ours, which would change what the question is. */
export const codeFor = (words: string, taken: readonly string[]): string => {
  const letters = lettersOf(words).slice(0, 30)
  const name = /^[A-Z]/.test(letters) ? letters : `Q${letters === '' ? '' : `_${letters}`}`
  const isOurs = (code: string) => isKnownCode(code) || Object.hasOwn(readyQuestions, code)
  return unique(name, (code) => isOurs(code) || taken.includes(code))
}

/** The stored value of a choice, from its words. */
export const valueFor = (words: string, taken: readonly string[]): string =>
  unique(lettersOf(words).slice(0, 40) || 'CHOICE', (value) => taken.includes(value))

/** The type of a control in the page. `postalcode` has two values, `checkbox` any number. */
export const htmlControlTypes = [
  'text',
  'textarea',
  'number',
  'currency',
  'date',
  'email',
  'phone',
  'url',
  'sin',
  'postalcode',
  'select',
  'radio',
  'checkbox',
  'owner',
  'addresslookup',
] as const
export type HtmlControlType = (typeof htmlControlTypes)[number]

export const isHtmlControlType = (text: string): text is HtmlControlType =>
  (htmlControlTypes as readonly string[]).includes(text)

interface KnownCode {
  /** The allowed types; the first one is the default. */
  types: readonly [HtmlControlType, ...HtmlControlType[]]
  en: string
  fr: string
}

/** The codes we know; any other code belongs to the form's author and may be any control. */
export const knownCodes = {
  ADDRESSTYPE: { types: ['select', 'radio'], en: 'Type of address', fr: 'Type d’adresse' },
  ADDRESSLOOKUP: { types: ['addresslookup'], en: 'Address', fr: 'Adresse' },
  UNITNO: { types: ['text'], en: 'Unit', fr: 'Appartement' },
  STREETNO: { types: ['text'], en: 'Street number', fr: 'Numéro municipal' },
  STREETNAME: { types: ['text'], en: 'Street', fr: 'Rue' },
  STREETTYPE: { types: ['select'], en: 'Street type', fr: 'Type de voie' },
  STREETDIRECTION: { types: ['select'], en: 'Direction', fr: 'Direction' },
  CITY: { types: ['text'], en: 'City', fr: 'Ville' },
  PROVINCE: { types: ['select'], en: 'Province', fr: 'Province' },
  COUNTRY: { types: ['select', 'radio'], en: 'Country', fr: 'Pays' },
  POSTALCODE: { types: ['postalcode'], en: 'Postal code', fr: 'Code postal' },
  EMAILTYPE: { types: ['email', 'select', 'radio'], en: 'Email', fr: 'Courriel' },
  PHONETYPE: { types: ['phone', 'select', 'radio'], en: 'Phone', fr: 'Téléphone' },
  SOCIALACCOUNTTYPE: { types: ['url', 'text', 'select', 'radio'], en: 'Social account', fr: 'Réseau social' },
} as const satisfies Record<string, KnownCode>

export type KnownControlCode = keyof typeof knownCodes
export const isKnownCode = (code: string): code is KnownControlCode => Object.hasOwn(knownCodes, code)
export const knownCode = (code: string): KnownCode | undefined => (isKnownCode(code) ? knownCodes[code] : undefined)

/** The address parts that a look-up in the same row fills in. */
export const addressPartCodes = [
  'UNITNO',
  'STREETNO',
  'STREETNAME',
  'STREETTYPE',
  'STREETDIRECTION',
  'CITY',
  'PROVINCE',
  'COUNTRY',
  'POSTALCODE',
] as const satisfies readonly KnownControlCode[]

export interface ControlKind {
  code: string
  htmlControlType: string
}

const choiceTypes: ReadonlySet<string> = new Set(['select', 'radio', 'checkbox', 'owner'])
export const isChoiceType = (type: string): boolean => choiceTypes.has(type)

/** A kind and a value in one control: [MOBILE, 5145550100]. */
export const isTyped = ({ code, htmlControlType }: ControlKind): boolean =>
  /^(?:EMAIL|PHONE|SOCIALACCOUNT)TYPE$/.test(code) && !isChoiceType(htmlControlType)

const wideTypes: ReadonlySet<string> = new Set(['email', 'phone', 'textarea', 'addresslookup'])
const wideCodes: ReadonlySet<string> = new Set(['SOCIALACCOUNTTYPE', 'ADDRESSLOOKUP'])

/** Takes a whole row, whatever the number of columns. */
export const isWide = ({ code, htmlControlType }: ControlKind): boolean =>
  wideTypes.has(htmlControlType) || wideCodes.has(code)

/** The number of the twelve columns that a control takes. */
export const columnsOf = (control: ControlKind, numberOfColumns: number): number =>
  isWide(control) ? 12 : 12 / numberOfColumns

/** Numbers of columns that divide twelve and are still readable. */
export const columnNumbers: readonly number[] = [1, 2, 3, 4, 6, 12]
/** Maximum of rows of a repeatable section. */
export const mostRows = 10
/** Maximum length of an answer in characters. */
export const longestAnswer = 2000
/** Maximum of the stored answers of a lead in bytes: labels count too, so they take more than what was sent. */
export const mostAnswerBytes = 256 * 1024

import { blankAddress } from '@foyer/domain/addresses/blank.ts'
import { postalCodeProblems } from '@foyer/domain/addresses/rules.ts'
import type { ErrorKey } from '@foyer/domain/errors.ts'
import { optionalAmount, optionalDate } from '@foyer/domain/kit/checks.ts'
import { isEmail } from '@foyer/domain/kit/email.ts'
import { passwordProblems } from '@foyer/domain/kit/password.ts'
import { isPhone } from '@foyer/domain/kit/phone.ts'
import { type Problem, problem, under } from '@foyer/domain/kit/problem.ts'
import { isMaskedSin, isValidSin } from '@foyer/domain/kit/sin.ts'
import { isWebAddress } from '@foyer/domain/leads/formats.ts'

const blank = {
  Text: '',
  Optional: '',
  Email: '',
  Url: '',
  Password: '',
  Money: null as number | null,
  Cents: null as number | null,
  Percent: null as number | null,
  Number: null as number | null,
  Birth: '',
  Closing: '',
  Phone: '',
  SIN: '',
  KeptSIN: '••• ••• 123',
  Code: '',
  Radio: -1,
  Select: -1,
  Checkbox: 0,
  Switch: 0,
  Textarea: '',
  Slider: null as number | null,
  Months: 0,
  Address: blankAddress,
}
export type KitValues = typeof blank

const filled: KitValues = {
  ...blank,
  Text: 'Nurse practitioner',
  Email: 'sophie.gagnon@example.com',
  Url: 'https://example.com/sophie',
  Password: 'Maple!1',
  Money: 86_500,
  Cents: 2145.5,
  Percent: 5.25,
  Number: 1450,
  Birth: '1988-03-07',
  Closing: '2027-05-31',
  Phone: '5145550123',
  SIN: '046454286',
  Code: '1234',
  Radio: 0,
  Select: 1,
  Checkbox: 1,
  Switch: 1,
  Textarea: 'We are moving for a new job.',
  Slider: 90_000,
  Months: 28,
  Address: {
    ...blankAddress,
    StreetNumber: '4550',
    StreetName: 'Saint-Denis',
    City: 'Montréal',
    ProvinceDD: 10,
    PostalFsa: 'H2J',
    PostalLdu: '2L3',
  },
}

const abroad: KitValues = {
  ...filled,
  Address: {
    ...blankAddress,
    StreetNumber: '350',
    StreetName: 'Fifth',
    City: 'New York',
    CountryTypeDD: 2,
    CountryDD: 2,
  },
}

/** The page's initial values by part; empty by default. */
export const valuesOf = (part: string): KitValues => ({ filled, abroad })[part] ?? blank

const wrong: Partial<Record<keyof KitValues, ErrorKey>> = {
  Radio: 'InterViewMissingPurpose',
  Text: 'RequiredFirstName',
  Email: 'InvalidEmail',
  Url: 'InvalidUrl',
  Password: 'PasswordFormat',
  Money: 'InterViewMissingPropertyValue',
  Cents: 'MissingIncomeAmount',
  Percent: 'MortgageMissingInterestRate',
  Number: 'InvalidAmount',
  Birth: 'IdentificationMissingDOB',
  Closing: 'InterViewMissingClosingDate',
  Phone: 'InvalidPhone',
  SIN: 'InvalidSin',
  KeptSIN: 'InvalidSin',
  Code: 'VerificationCodeIncorrect',
  Select: 'IdentificationMissingMaritalStatus',
  Slider: 'InterViewMissingDownPayment',
  Months: 'InvalidAmount',
  Checkbox: 'ConsentRequired',
  Switch: 'ConsentRequired',
  Textarea: 'NoteTooLong',
}

/** Every field has an error, whatever its value. */
const allWrong = (): Problem[] => [
  ...Object.entries(wrong).map(([Field, Key]) => ({ Field, Key })),
  { Field: 'Address.StreetName', Key: 'MortgageMissingAddress' },
  { Field: 'Address.PostalFsa', Key: 'InvalidPostalCode' },
]

const isGiven = (text: string) => text !== ''

/** Nothing is required; given values must be well-formed. */
const wellFormed = (values: KitValues): Problem[] => [
  ...problem(isGiven(values.Email) && !isEmail(values.Email), 'Email', 'InvalidEmail'),
  ...problem(isGiven(values.Url) && !isWebAddress(values.Url), 'Url', 'InvalidUrl'),
  ...problem(isGiven(values.Password) && passwordProblems(values.Password).length > 0, 'Password', 'PasswordFormat'),
  ...(['Money', 'Cents', 'Number'] as const).flatMap((name) => optionalAmount(values[name], name)),
  ...(['Birth', 'Closing'] as const).flatMap((name) => optionalDate(values[name], name)),
  ...problem(isGiven(values.Phone) && !isPhone(values.Phone), 'Phone', 'InvalidPhone'),
  ...(['SIN', 'KeptSIN'] as const).flatMap((name) =>
    problem(isGiven(values[name]) && !isMaskedSin(values[name]) && !isValidSin(values[name]), name, 'InvalidSin'),
  ),
  ...under('Address', postalCodeProblems(values.Address)),
]

export const rulesOf = (part: string) => (part === 'wrong' ? allWrong : wellFormed)

import { firstOf } from '../kit/checks.ts'
import { isNorthAmericanPhone } from '../kit/north-american-phone.ts'
import { formatPhone, isPhone, normalisePhone } from '../kit/phone.ts'
import { type Problem, problem, under } from '../kit/problem.ts'
import { isBlank } from '../kit/text.ts'
import type { InviteRow, TextInvitation } from './fields.ts'
import { type Given, mostFor, nameProblems, sharedProblems } from './rules.ts'

/** Telephone numbers typed in one line. Duplicates remain, because they are refused. */
export const typedNumbers = (text: string): { Number: string }[] =>
  text
    .split(/[;,\n]/)
    .map((one) => ({ Number: one.trim() }))
    .filter((one) => one.Number !== '')

/**
 * Area codes of the North American plan outside Canada and the United States. Text messages there cost many times as
 * much, which fraud exploits. Source: North American Numbering Plan Administrator, geographic area codes by country.
 */
const islands = new Set(
  '242 246 264 268 284 340 345 441 473 649 658 664 670 671 684 721 758 767 784 787 809 829 849 868 869 876 939'.split(
    ' ',
  ),
)
/** Numbers that are charged for (900, 976) or belong to no person (N11, 8YY toll-free). */
const services = /^(?:900|976|[2-9]11|8(?:00|33|44|55|66|77|88))/

/** Whether a telephone in Canada or the United States can receive text messages, by the structure of its ten digits. */
export const isTextable = (text: string): boolean => {
  const digits = normalisePhone(text)
  return (
    isNorthAmericanPhone(digits) &&
    /^\d{3}[2-9]/.test(digits) &&
    !services.test(digits) &&
    !islands.has(digits.slice(0, 3))
  )
}

/** All problems of an invitation by text message, with paths as in the body. */
export const textInvitationProblems = (given: Given<TextInvitation>, links: readonly number[]): Problem[] => {
  const numbers = given.Recipients.map((one) => one.Number).filter((one) => !isBlank(one))
  const digits = numbers.map(normalisePhone)
  return under<Problem['Key']>('SendData', [
    ...nameProblems(given),
    ...firstOf<Problem['Key']>(
      problem(numbers.length === 0, 'Recipients', 'RequiredPhoneNumbers'),
      problem(!numbers.every(isPhone), 'Recipients', 'InvalidPhone'),
      problem(!numbers.every(isTextable), 'Recipients', 'PhoneNotTextable'),
      problem(new Set(digits).size < digits.length, 'Recipients', 'PhoneNumberExists'),
      problem(digits.length > mostFor(given), 'Recipients', 'TooManyRecipients'),
    ),
    ...sharedProblems(given, links),
  ])
}

export const contactInWords = ({ ContactMethod, Contact }: Pick<InviteRow, 'ContactMethod' | 'Contact'>): string =>
  ContactMethod === 'SMS' ? formatPhone(Contact) : Contact

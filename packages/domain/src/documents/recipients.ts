import { isEmail, normaliseEmail } from '../kit/email.ts'
import { type Problem, problem } from '../kit/problem.ts'

/** The maximum of a request; the wire's limit is the same. */
export const mostRecipients = 10

/** The addresses of a field in which people type or paste several, each once. */
export const recipientsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .map(normaliseEmail)
      .filter((one) => one !== ''),
  ),
]

/** What keeps a request from being sent to these addresses. */
export const recipientProblems = (text: string): Problem<'InvalidEmail' | 'TooManyRecords'>[] => {
  const addresses = recipientsOf(text)
  return addresses.length > mostRecipients
    ? [{ Field: 'Recipients', Key: 'TooManyRecords' }]
    : problem(addresses.length === 0 || !addresses.every(isEmail), 'Recipients', 'InvalidEmail')
}

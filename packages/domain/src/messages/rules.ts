import { type Problem, problem } from '../kit/problem.ts'
import { isBlank } from '../kit/text.ts'

/** Characters of a message between a client and their broker. */
export const mostMessageLength = 2000
/** Messages of an application. */
export const mostMessages = 2000
/** Messages of a client in an hour, and mails about them, in all applications of an account. */
export const mostMessagesAnHour = 60
export const mostMailsAnHour = 10
/** Messages of one page. */
export const messagesPage = 30
/** Minutes after a mail about a message within which no other one is sent, until its reader has seen the message. */
export const minutesBetweenMails = 60

export const textProblems = ({ Text }: { Text: string }): Problem<'RequiredNote'>[] =>
  problem(isBlank(Text), 'Text', 'RequiredNote' as const)

import { firstOf, requiredText } from '../kit/checks.ts'
import { isEmail, normaliseEmail } from '../kit/email.ts'
import { passwordProblems } from '../kit/password.ts'
import { type Problem, problem } from '../kit/problem.ts'
import { isBlank } from '../kit/text.ts'

/** The limits of a mailed code: length, lifetime and tries. */
export const codeLength = 6
export const codeMinutes = 10

/** How long the link of a hand-off opens the portal. */
export const signInTicketSeconds = 60

export interface PersonName {
  FirstName: string
  LastName: string
}

export interface NewPassword {
  Password: string
  ConfirmPassword: string
}

export interface Registration extends PersonName, NewPassword {
  Email: string
}

export const emailProblems = (email: string) =>
  firstOf<'RequiredEmailAddress' | 'InvalidEmail'>(
    requiredText(email, 'Email', 'RequiredEmailAddress'),
    problem(!isEmail(normaliseEmail(email)), 'Email', 'InvalidEmail'),
  )

export const nameProblems = ({ FirstName, LastName }: PersonName) => [
  ...requiredText(FirstName, 'FirstName', 'RequiredFirstName'),
  ...requiredText(LastName, 'LastName', 'RequiredLastName'),
]

const passwordFormatProblems = (password: string) =>
  firstOf<'RequiredPassword' | 'PasswordFormat'>(
    problem(password === '', 'Password', 'RequiredPassword'),
    problem(passwordProblems(password).length > 0, 'Password', 'PasswordFormat'),
  )

const differs = ({ Password, ConfirmPassword }: NewPassword) =>
  problem(Password !== ConfirmPassword, 'ConfirmPassword', 'PasswordsDoNotMatch')

export type RegistrationKey =
  | 'RequiredFirstName'
  | 'RequiredLastName'
  | 'RequiredEmailAddress'
  | 'InvalidEmail'
  | 'RequiredPassword'
  | 'PasswordFormat'
  | 'PasswordsDoNotMatch'

/** Problems come in the order of the fields on the page. */
export const registrationProblems = (form: Registration): Problem<RegistrationKey>[] => [
  ...nameProblems(form),
  ...emailProblems(form.Email),
  ...passwordFormatProblems(form.Password),
  ...differs(form),
]

export type ResetKey = 'RequiredPassword' | 'RequiredConfirmPassword' | 'PasswordFormat' | 'PasswordsDoNotMatch'

export const resetProblems = (form: NewPassword): Problem<ResetKey>[] => [
  ...passwordFormatProblems(form.Password),
  ...firstOf<ResetKey>(
    problem(form.ConfirmPassword === '', 'ConfirmPassword', 'RequiredConfirmPassword'),
    differs(form),
  ),
]

/** Both fields of a sign-in share one message; an address is called invalid only if it certainly is. */
export const signInProblems = ({ Email, Password }: { Email: string; Password: string }) =>
  firstOf<'EmailPasswordRequired' | 'InvalidEmail'>(
    requiredText(Email, 'Email', 'EmailPasswordRequired'),
    problem(Password === '', 'Password', 'EmailPasswordRequired'),
    problem(!isEmail(normaliseEmail(Email)), 'Email', 'InvalidEmail'),
  )

export const isCode = (code: string): boolean => new RegExp(`^\\d{${codeLength}}$`).test(code)

export const codeProblems = (code: string) => problem(isBlank(code), 'code', 'RequiredVerificationCode')

import { coverageOf, selectedCodes } from '@foyer/domain/insurance/coverage.ts'
import type { HealthQuestion } from '@foyer/domain/insurance/fields.ts'
import { healthQuestionsFor } from '@foyer/domain/insurance/health.ts'
import type { Trx } from '../db/open-database.ts'
import type { FieldCrypto } from '../kit/crypto.ts'
import type { Place } from '../kit/sealed-columns.ts'
import { type CliPerson, changePerson, personIn } from './people-store.ts'
import { answersOf, blankChoice, type Choice, type CliRow } from './store.ts'

const place = ({ site_id, cli_application_id, applicant_id }: CliPerson): Place => ({
  table: 'cli_applicants',
  column: 'health',
  row: `${cli_application_id}/${applicant_id}`,
  site: site_id,
})

const coveragesOf = (choice: Choice): string => selectedCodes(coverageOf(choice)).join()

export const choiceOf = (row: CliRow, applicantId: number): Choice =>
  answersOf(row).Applicants.find(({ ApplicantId }) => ApplicantId === applicantId) ?? blankChoice(applicantId)

/** Whether all questions of the chosen coverages are answered, if there are any. */
export const isAnswered = ({ answered_for }: CliPerson, choice: Choice): boolean => {
  const wanted = coveragesOf(choice)
  return wanted === '' || wanted === answered_for
}

/** The ids of insured people with unanswered questions. */
export const unansweredIn = (row: CliRow, people: readonly CliPerson[]): number[] =>
  answersOf(row)
    .Applicants.filter((choice) => !isAnswered(personIn(people, choice.ApplicantId), choice))
    .map(({ ApplicantId }) => ApplicantId)

/** The questions for a person with their answers; answers about other coverages are omitted. */
export const healthOf = (crypto: FieldCrypto, person: CliPerson, choice: Choice): HealthQuestion[] => {
  const stored =
    person.health !== null && isAnswered(person, choice)
      ? (JSON.parse(crypto.decrypt(person.health, place(person))) as HealthQuestion[])
      : []
  return healthQuestionsFor(coverageOf(choice), stored)
}

/** Stores one person's answers about their chosen coverages, encrypted. */
export const saveHealth = async (
  trx: Trx,
  crypto: FieldCrypto,
  person: CliPerson,
  choice: Choice,
  given: readonly HealthQuestion[],
): Promise<void> => {
  const questions = healthQuestionsFor(coverageOf(choice), given)
  await changePerson(trx, person, {
    health: questions.length === 0 ? null : crypto.encrypt(JSON.stringify(questions), place(person)),
    answered_for: coveragesOf(choice),
  })
}

/** Deletes the answers about coverages no longer chosen; returns whether there were any. */
export const dropOldAnswers = async (trx: Trx, person: CliPerson, choice: Choice): Promise<boolean> => {
  if (person.health === null || person.answered_for === coveragesOf(choice)) return false
  await changePerson(trx, person, { health: null, answered_for: '' })
  return true
}

import { optionalDate } from '../kit/checks.ts'
import { ageOn, isDate } from '../kit/dates.ts'
import { isEmail, normaliseEmail } from '../kit/email.ts'
import { isPositiveMoney } from '../kit/money.ts'
import { isPostalCode } from '../kit/postal-code.ts'
import { problem, under } from '../kit/problem.ts'
import { isBlank } from '../kit/text.ts'
import type { InsuranceFacts } from './fields.ts'

/** The earliest date of a loan with credit insurance. */
export const firstLoanDate = '2015-01-01'
const paymentFrequencies = 6
const policyForm = /^[A-Za-z0-9 -]{1,40}$/

type Facts = InsuranceFacts
type Person = Facts['Applicants'][number]

const isBirth = (date: string, today: string) => isDate(date) && ageOn(date, today) >= 17 && ageOn(date, today) <= 120

const personProblems = (person: Person, today: string) => [
  ...problem(isBlank(person.FirstName), 'FirstName', 'CLI_MissingApplicantNames'),
  ...problem(isBlank(person.LastName), 'LastName', 'CLI_MissingApplicantNames'),
  ...problem(!isEmail(person.EmailAddress), 'EmailAddress', 'CLI_InvalidEmail'),
  ...problem(!isBirth(person.DateOfBirth, today), 'DateOfBirth', 'CLI_InvalidDateOfBirth'),
  ...problem(!isPostalCode(person.AddressDetail.PostalCode), 'AddressDetail.PostalCode', 'CLI_InvalidAddress'),
]

const emailOf = ({ EmailAddress }: Person) => normaliseEmail(EmailAddress)
const idOf = ({ ApplicantId = 0 }: Person) => ApplicantId

/** The people of an application: one primary, each with a unique id and e-mail address. */
export const peopleProblems = (people: readonly Person[], today: string) => [
  ...problem(
    people.filter(({ PrimaryFl }) => PrimaryFl === 1).length !== 1 ||
      people.some((one, index) => idOf(one) > 0 && people.findIndex((other) => idOf(other) === idOf(one)) < index),
    'Applicants',
    'CLI_ApplicantsNotFound',
  ),
  ...people.flatMap((person, index) =>
    under(`Applicants.${index}`, [
      ...personProblems(person, today),
      // Each person needs their own code and link.
      ...problem(
        emailOf(person) !== '' && people.findIndex((other) => emailOf(other) === emailOf(person)) < index,
        'EmailAddress',
        'ESignUniqueEmail',
      ),
    ]),
  ),
]

const isLoanDate = (date: string) => isDate(date) && date >= firstLoanDate

const loanProblems = (loan: Facts['LoanDetail'], today: string) => [
  ...problem(!isPositiveMoney(loan.LoanAmount), 'LoanAmount', 'CLI_InvalidLoanAmount'),
  ...problem((loan.Term ?? 0) <= 0, 'Term', 'CLI_MissingTerm'),
  ...problem(loan.InterestRate === null || loan.InterestRate <= 0, 'InterestRate', 'CLI_MissingInterestRate'),
  ...problem(
    loan.PaymentFrequencyId < 0 || loan.PaymentFrequencyId >= paymentFrequencies,
    'PaymentFrequencyId',
    'CLI_InvalidFrequency',
  ),
  ...problem(!isDate(loan.FundingDate) || loan.FundingDate < today, 'FundingDate', 'CLI_PastFundingDate'),
  ...problem(
    loan.FirstPaymentDate !== '' && (!isLoanDate(loan.FirstPaymentDate) || loan.FirstPaymentDate < loan.FundingDate),
    'FirstPaymentDate',
    'CLI_InvalidFirstPaymentDate',
  ),
  ...(['IssuedDate', 'AcceptedDate'] as const).flatMap((name) =>
    loan[name] !== '' && isDate(loan[name])
      ? problem(loan[name] < firstLoanDate, name, 'InvalidDate')
      : optionalDate(loan[name], name),
  ),
  ...problem(
    loan.PolicyNumber !== undefined && loan.PolicyNumber !== '' && !policyForm.test(loan.PolicyNumber),
    'PolicyNumber',
    'CLI_InvalidPolicyNumber',
  ),
  ...problem(
    loan.PaymentAmount !== undefined && loan.PaymentAmount !== null && !isPositiveMoney(loan.PaymentAmount),
    'PaymentAmount',
    'CLI_InvalidPaymentAmount',
  ),
]

const propertyProblems = (property: Facts['PropertyDetail']) => {
  const isEmpty = [property.AddressLine1, property.City, property.PostalCode].every(isBlank)
  if (isEmpty) return problem(true, '', 'CLI_NoSubjectProperty')
  return [
    ...problem(isBlank(property.AddressLine1), 'AddressLine1', 'CLI_InvalidPropertyAddress'),
    ...problem(isBlank(property.City), 'City', 'CLI_InvalidPropertyAddress'),
    ...problem(!isPostalCode(property.PostalCode), 'PostalCode', 'CLI_InvalidPropertyAddress'),
  ]
}

const brokerProblems = (broker: Facts['BrokerDetail']) => [
  ...problem(isBlank(broker.BrokerId), 'BrokerId', 'CLI_InvalidBrokerId'),
  ...problem(isBlank(broker.BrokerFirstName), 'BrokerFirstName', 'CLI_InvalidBrokerName'),
  ...problem(isBlank(broker.BrokerLastName), 'BrokerLastName', 'CLI_InvalidBrokerName'),
  ...problem(isBlank(broker.Brand), 'Brand', 'CLI_InvalidBrand'),
  ...problem(isBlank(broker.Name), 'Name', 'CLI_InvalidBrokerage'),
  ...problem(isBlank(broker.BrokerageType), 'BrokerageType', 'CLI_InvalidBrokerageType'),
]

/** Checks what is insured, without its people. */
export const termsProblems = (facts: Omit<Facts, 'Applicants'>, today: string) => [
  ...under('PropertyDetail', propertyProblems(facts.PropertyDetail)),
  ...under('LoanDetail', loanProblems(facts.LoanDetail, today)),
  ...under('BrokerDetail', brokerProblems(facts.BrokerDetail)),
]

/** Checks the facts of an application from the broker's side, before anyone is sent a message. */
export const factsProblems = (facts: Facts, today: string) => [
  ...peopleProblems(facts.Applicants, today),
  ...termsProblems(facts, today),
]

import { describe, expect, it } from 'vitest'
import { blankApplicant } from '../applicants/blank.ts'
import { kinds } from '../applicants/kinds/all-kinds.ts'
import { documentType } from '../codes/document.ts'
import { blankInterView } from '../interview/blank.ts'
import { checklistFor, documentNotes, hiddenPeople } from './checklist.ts'

const purchase = { ...blankInterView, DealPurposeDD: 0, SearchStageDD: 1 }
const searching = { ...blankInterView, DealPurposeDD: 0, SearchStageDD: 4 }
const refinance = { ...blankInterView, DealPurposeDD: 2 }
const income = (IncomeTypeDD: number, given = {}) => ({ ...kinds.income.blank, IncomeTypeDD, ...given })
const person = (given: object = {}) => ({ ...blankApplicant, ApplicantID: 7, ...given })
const typesOf = (InterView: typeof purchase, ...Applicants: ReturnType<typeof person>[]) =>
  checklistFor({ InterView, Applicants }).map(({ Type }) => Type)

describe('the documents that an application needs', () => {
  it.each([
    ['a purchase of a found home asks for its offer and listing, and the down payment', purchase, [9, 10, 6]],
    ['a purchase without a home asks for the down payment', searching, [6]],
    ['a refinancing asks for what is known of the home', refinance, [11, 12, 13]],
  ])('%s', (_, interview, types) => expect(typesOf(interview)).toEqual(types))

  it.each([
    ['identification of everyone', {}, [8]],
    [
      'a current job: pay stub, letter and slips',
      { Incomes: [income(0, { EmploymentHistoryStatusDD: 0 })] },
      [8, 0, 1, 2],
    ],
    ['nothing for a former job', { Incomes: [income(0, { EmploymentHistoryStatusDD: 1 })] }, [8]],
    [
      'assessment, return and statements of a business',
      { Incomes: [income(6, { EmploymentHistoryStatusDD: 0 })] },
      [8, 3, 4, 17],
    ],
    ['a document once, though two answers lead to it', { Incomes: [income(4), income(10)] }, [8, 3]],
    [
      'the agreement of a separation',
      { Identification: { ...blankApplicant.Identification, MaritalStatusDD: 3 } },
      [8, 16],
    ],
    ['mortgage and taxes of owned properties', { Properties: [kinds.property.blank] }, [8, 11, 12]],
    ['the letter of a gift', { Assets: [{ ...kinds.asset.blank, AssetTypeDD: 2 }] }, [8, 7]],
  ])('are %s', (_, given, types) =>
    expect(
      checklistFor({ InterView: searching, Applicants: [person(given)] })
        .filter(({ ApplicantID }) => ApplicantID === 7)
        .map(({ Type }) => Type),
    ).toEqual(types),
  )

  it('are those of each applicant', () =>
    expect(
      checklistFor({ InterView: searching, Applicants: [person(), person({ ApplicantID: 8 })] }).map(
        ({ ApplicantID }) => ApplicantID,
      ),
    ).toEqual([0, 7, 8]))
})

describe('a request that the client reads', () => {
  const people = { Applicants: [person(), person({ ApplicantID: 8, Disabled: 1 }), person({ ApplicantID: 9 })] }
  it('names no documents of people whose part the client does not see in whole', () => {
    const hidden = { ...people, OpenInvites: [{ ApplicantID: 9 }], MainSeesIncome: 0 }
    expect(hiddenPeople(hidden)).toEqual([8, 9])
  })
  it('names those of everyone else', () => expect(hiddenPeople({ ...people, MainSeesIncome: 1 })).toEqual([]))
})

it('a note is about a document that brokers ask for', () =>
  expect(Object.keys(documentNotes).filter((type) => !documentType.some(({ code }) => String(code) === type))).toEqual(
    [],
  ))

import { labelOf } from '@foyer/domain/codes/menus.ts'
import { premiumTotal } from '@foyer/domain/insurance/coverage.ts'
import { coveragePercentage, settleCoverage } from '@foyer/domain/insurance/partial-coverage.ts'
import { propertyLine } from '@foyer/domain/insurance/property-line.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import { joined } from '@foyer/domain/kit/isolate.ts'
import { type Language, localeOf } from '@foyer/domain/kit/language.ts'
import { formatMoney } from '@foyer/domain/kit/money.ts'
import { monthsInWords } from '@foyer/domain/kit/months.ts'
import { formatPercent } from '@foyer/domain/kit/percent.ts'
import { emailHint } from '@foyer/domain/signing/email-hint.ts'
import type { Link } from '@foyer/domain/site/fields.ts'
import { formatInstant } from '../../kit/format-instant.ts'
import { senderName } from '../../kit/mail-layout.ts'
import { accentOf } from '../../kit/pdf/accent.ts'
import { fieldsBlock, section, textBlock } from '../../kit/pdf/blocks.ts'
import { openSheet, page, type Sheet, styles } from '../../kit/pdf/sheet.ts'
import { tableBlock } from '../../kit/pdf/table.ts'
import { drawLines } from '../../kit/pdf/typeset.ts'
import type { ServerTexts, Translate } from '../../kit/texts.ts'
import { agreementText } from '../agreement.ts'
import { insuranceTypes } from '../application-reply.ts'
import type { Applicant, Choice, Facts, StoredAnswers } from '../store.ts'

export interface InsurancePdf {
  language: Language
  link: Pick<Link, 'PrimaryColor' | 'AgentProfile'>
  reference: number
  preparedAt: Date
  facts: Facts
  answers: StoredAnswers
  /** Its last three digits, or in a record all of them. */
  account: { FinancialInstitution: string; Transit: string; AccountNumber: string }
  /** The name of its institution, in the language of the document. */
  institution: string
  accountHolderId: number
  /**
   * The questions that were answered, or will be before their person signs (`isLater`), by ApplicantId, with the
   * fingerprint of the answers; the answers themselves only in a record and in the copy of their person.
   */
  health: Record<
    string,
    { questions: { CoverageCode: string; Question: number; Answer?: string }[]; fingerprint: string; isLater?: boolean }
  >
  /** The person whose copy it is; data that is only about other people is omitted. */
  reader?: { applicantId: number; isPrimary: boolean }
  /** The insurer's record, which prints account and answers in full, with the files attached to it. */
  record?: { files: readonly RecordFile[] }
}

export interface RecordFile {
  name: string
  type: string
  bytes: Uint8Array
}

interface Pen {
  sheet: Sheet
  language: Language
  t: (key: string, values?: Record<string, string | number>) => string
  all: Translate
  money: (dollars: number | null) => string
}

/** An application as a document to sign: the same contents are the same bytes. */
export const insurancePdf = (texts: ServerTexts, given: InsurancePdf): Promise<Buffer> => {
  const { language, link, reference, facts } = given
  const all = texts.of(language)
  const brokerage = senderName(link.AgentProfile)
  const title = all('insurance.pdf:documentTitle', { reference })
  const sheet = openSheet({
    title,
    locale: localeOf(language),
    createdAt: given.preparedAt,
    runningHead: joined([brokerage, title], ' · '),
    accent: accentOf(link.PrimaryColor),
  })
  const pen: Pen = {
    sheet,
    language,
    t: (key, values = {}) => all(`insurance.pdf:${key}`, values),
    all,
    money: (dollars) => formatMoney(dollars, language, { cents: true }),
  }
  for (const { name, type, bytes } of given.record?.files ?? [])
    sheet.doc.file(Buffer.from(bytes), { name, type, creationDate: given.preparedAt, modifiedDate: given.preparedAt })
  head(pen, given, brokerage)
  loanSection(pen, facts)
  for (const applicant of facts.Applicants) {
    const choice = choicesFor(given).find(({ ApplicantId }) => ApplicantId === applicant.ApplicantId)
    if (choice) applicantSection(pen, given, applicant, choice)
  }
  totalSection(pen, given)
  if (!given.reader || given.reader.isPrimary || given.reader.applicantId === given.accountHolderId)
    paymentSection(pen, texts, given)
  section(sheet, pen.t('declaration.heading'), [textBlock(sheet, pen.t('declaration.text'))])
  return sheet.finish({ left: brokerage, pageOf: (number, pages) => pen.t('page', { page: number, pages }) })
}

/** The choices shown: all for the primary applicant, who made them; their own for anyone else. */
const choicesFor = ({ answers, reader }: InsurancePdf): Choice[] =>
  !reader || reader.isPrimary
    ? answers.Applicants
    : answers.Applicants.filter(({ ApplicantId }) => ApplicantId === reader.applicantId)

const nameOf = ({ FirstName, LastName }: Applicant) => `${FirstName} ${LastName}`

const head = ({ sheet, t, language }: Pen, given: InsurancePdf, brokerage: string) => {
  const { reference, preparedAt, record, facts, reader } = given
  sheet.y = 44
  sheet.line(sheet.y - 14, { color: sheet.accent, thickness: 3 })
  for (const [words, style, type, after] of [
    [brokerage, styles.heading, 'P', 22],
    [t(record ? 'record.title' : 'title'), styles.title, 'H1', 12],
  ] as const) {
    const set = sheet.set(words, style)
    sheet.inside(type, () => sheet.say(() => drawLines(sheet.doc, set, { x: page.left, y: sheet.y })))
    sheet.y += set.height + after
  }
  fieldsBlock(sheet, [
    { label: t('reference'), value: String(reference) },
    { label: t('prepared'), value: formatInstant(preparedAt, language), span: 2 },
  ])?.draw()
  if (record) textBlock(sheet, t('record.text'))?.draw()
  const person = facts.Applicants.find(({ ApplicantId }) => ApplicantId === reader?.applicantId)
  if (person) textBlock(sheet, t('copy.text', { name: nameOf(person) }))?.draw()
}

const loanSection = ({ sheet, t, language, money }: Pen, { LoanDetail: loan, PropertyDetail: place }: Facts) => {
  section(sheet, t('loan.heading'), [
    fieldsBlock(sheet, [
      { label: t('loan.property'), value: propertyLine(place, language), span: 3 },
      { label: t('loan.lender'), value: loan.LenderName },
      { label: t('loan.number'), value: loan.LoanNumber },
      { label: t('loan.amount'), value: money(loan.LoanAmount) },
      { label: t('loan.rate'), value: formatPercent(loan.InterestRate, language) },
      { label: t('loan.term'), value: loan.Term === null ? '' : monthsInWords(loan.Term, language) },
      {
        label: t('loan.amortization'),
        value: loan.Amortization === null ? '' : monthsInWords(loan.Amortization, language),
      },
      { label: t('loan.frequency'), value: labelOf('PaymentFrequency', loan.PaymentFrequencyId, language) },
      { label: t('loan.funding'), value: formatDate(loan.FundingDate, language) },
      { label: t('loan.firstPayment'), value: formatDate(loan.FirstPaymentDate, language) },
    ]),
  ])
}

const applicantSection = (pen: Pen, given: InsurancePdf, applicant: Applicant, choice: Choice) => {
  const { sheet, t, money, language } = pen
  const { answers, facts, health, reader } = given
  const loan = facts.LoanDetail.LoanAmount ?? 0
  const covered = settleCoverage(answers.CoverageAmount, loan)
  const types = insuranceTypes(choice, answers)
  const chosen = types.filter(({ SelectedFl }) => SelectedFl === 1)
  const isOffered = types.some(({ MonthlyPremium }) => MonthlyPremium !== null)
  const name = nameOf(applicant)
  const isOthers = reader !== undefined && reader.applicantId !== applicant.ApplicantId
  const own = health[applicant.ApplicantId]
  const under = section(sheet, name, [
    fieldsBlock(sheet, [
      { label: t('applicant.birth'), value: isOthers ? '' : formatDate(applicant.DateOfBirth, language) },
      { label: t('applicant.email'), value: isOthers ? emailHint(applicant.EmailAddress) : applicant.EmailAddress },
      { label: t('applicant.smoker'), value: t(choice.SmokerFl === 'Y' ? 'yes' : 'no') },
    ]),
    chosen.length === 0
      ? textBlock(sheet, t(isOffered ? 'applicant.declined' : 'applicant.notOffered', { name }))
      : tableBlock(
          sheet,
          [
            { title: t('coverage.name'), share: 5 },
            { title: t('coverage.amount'), share: 3, align: 'right' },
            { title: t('coverage.premium'), share: 3, align: 'right' },
          ],
          chosen.map(({ Code, MonthlyPremium }) => [
            t(`coverage.${Code}`),
            money(Code === 'AD' ? loan : covered),
            money(MonthlyPremium),
          ]),
        ),
  ])
  if (!own || own.questions.length === 0) return
  section(
    sheet,
    t('health.heading'),
    [
      textBlock(sheet, own.questions.map((question) => questionText(pen, question)).join('\n\n'), {
        style: styles.fine,
        after: 6,
      }),
      textBlock(
        sheet,
        t(`health.${own.isLater ? 'later' : fingerprintWords(given)}`, { name, fingerprint: own.fingerprint }),
        {
          style: styles.small,
        },
      ),
    ],
    { level: 3, ...(under && { under }) },
  )
}

const fingerprintWords = ({ record, reader }: InsurancePdf) => {
  if (record) return 'fingerprint'
  return reader ? 'own' : 'sealed'
}

/** The question, followed by its answer if that may be printed. */
const questionText = (
  { t, all }: Pen,
  { CoverageCode, Question, Answer }: InsurancePdf['health'][string]['questions'][number],
) => {
  const words = `${t(`coverage.${CoverageCode}`)} ${Question}. ${all(`insurance.questions:${CoverageCode}.q${Question}`)}`
  return Answer === undefined ? words : `${words}\n${t('health.answer', { answer: t(Answer === 'Y' ? 'yes' : 'no') })}`
}

const totalSection = ({ sheet, t, money, language }: Pen, given: InsurancePdf) => {
  const { facts, answers } = given
  const loan = facts.LoanDetail.LoanAmount ?? 0
  const covered = settleCoverage(answers.CoverageAmount, loan)
  const total =
    choicesFor(given).reduce(
      (sum, choice) => sum + Math.round(premiumTotal(insuranceTypes(choice, answers)) * 100),
      0,
    ) / 100
  section(sheet, t('total.heading'), [
    fieldsBlock(sheet, [
      { label: t('total.monthly'), value: money(total) },
      { label: t('total.covered'), value: money(covered) },
      { label: t('total.share'), value: formatPercent(coveragePercentage(covered, loan), language) },
      {
        label: t('total.effective'),
        value: t(`effective.${answers.InsuranceEffectiveType === 'F' ? 'F' : 'A'}`),
        span: 3,
      },
    ]),
    textBlock(sheet, t('total.taxes'), { style: styles.small }),
    textBlock(
      sheet,
      t(answers.IllustrativeFl === 1 ? 'total.illustrative' : 'total.source', { source: answers.RateSource }),
      {
        style: styles.small,
      },
    ),
  ])
}

const paymentSection = ({ sheet, t, language }: Pen, texts: ServerTexts, given: InsurancePdf) => {
  const { account, institution, accountHolderId, facts, record } = given
  const { Agreement } = given.answers
  if (!Agreement) return
  const holder = facts.Applicants.find(({ ApplicantId }) => ApplicantId === accountHolderId)
  const under = section(sheet, t('payment.heading'), [
    fieldsBlock(sheet, [
      { label: t('payment.holder'), value: holder ? nameOf(holder) : '', span: 3 },
      {
        label: t('payment.institution'),
        value: `${account.FinancialInstitution} ${institution}`,
        span: 2,
      },
      { label: t('payment.transit'), value: account.Transit },
      { label: t('payment.account'), value: record ? account.AccountNumber : `•••• ${account.AccountNumber}` },
      { label: t('payment.accepted'), value: formatInstant(new Date(Agreement.AcceptedAt), language), span: 2 },
      { label: t('payment.fingerprint'), value: `${Agreement.Version} · ${Agreement.TextHash}`, span: 3 },
    ]),
  ])
  const own = Agreement.Language === 'fr' ? 'fr' : 'en'
  section(
    sheet,
    t('payment.agreement'),
    [textBlock(sheet, agreementText(texts, own, Agreement.Names), { style: styles.fine, after: 6, headed: true })],
    { level: 3, ...(under && { under }) },
  )
}

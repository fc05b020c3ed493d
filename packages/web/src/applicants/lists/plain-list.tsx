import type { Kinds, PlainId } from '@foyer/domain/applicants/kinds/all-kinds.ts'
import { type PlainKind, plainColumnsOf, type RecordOf, sumOf } from '@foyer/domain/applicants/kinds/define-kind.ts'
import { withDefaults } from '@foyer/domain/kit/merge.ts'
import { formatMoney } from '@foyer/domain/kit/money.ts'
import { named } from '@foyer/domain/kit/named.ts'
import type { PlainListTexts } from '@foyer/texts/applicants/plain-list-texts.ts'
import { useMenuWords } from '@foyer/ui/fields/index.ts'
import { featureTexts } from '@foyer/ui/i18n/texts.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { today } from '@foyer/ui/today.ts'
import { useStep } from '../../wizard/step-context.ts'
import { type Applicant, isSelf } from '../parts/applicant-of.ts'
import { ApplicantStep } from '../parts/applicant-step.tsx'
import { PlainFields } from './plain-fields.tsx'
import { RecordStep } from './record-step.tsx'
import { useApplicantIds } from './use-applicant-ids.ts'
import { useKindWrite } from './use-kind-write.ts'

/** A plain kind stored as a list of an applicant. */
export type ListedKind = PlainKind & Pick<Kinds[PlainId], 'kind' | 'list'>
type Row = RecordOf<PlainKind>

const amountOf = (row: Row, field: string) => {
  const amount = row[field]
  return typeof amount === 'number' ? amount : null
}

/** The label of a menu code. */
const MenuWord = ({ menu, code }: { menu: string; code: number }) => useMenuWords(menu)(code)

const List = ({ kind, applicant }: { kind: ListedKind; applicant: Applicant }) => {
  const { fields, idField, list, name, plain, required } = kind
  const t = featureTexts<PlainListTexts>(kind.texts)()
  const { language } = useLanguage()
  const { application, version } = useStep()
  const ids = useApplicantIds(applicant)
  const upsert = useKindWrite(kind.paths.upsert)
  const remove = useKindWrite(kind.paths.remove)
  const [main] = plain.columns
  const isChoice = (name: string) => fields[name]?.kind === 'choice'
  const menuOf = (field: string) => (fields[field]?.kind === 'choice' ? (fields[field].menu ?? '') : '')
  const mainWord = useMenuWords(menuOf(main.field))
  const records: readonly Row[] = applicant[list]
  const context = { settings: application, today: today() }
  const isRequired = required !== undefined && application[required.setting] === 1
  const [first] = plain.totals
  const totals = plain.totals
    .map((field) => ({
      field,
      sum: sumOf(
        field,
        records.map((row) => named(field, amountOf(row, field))),
      ),
    }))
    .filter(({ field, sum }) => field === first || sum > 0)
  const cell = (field: string) => (row: Row) => {
    if (isChoice(field)) return <MenuWord menu={menuOf(field)} code={Number(row[field])} />
    return fields[field]?.kind === 'money' ? formatMoney(amountOf(row, field), language) : String(row[field])
  }
  return (
    <RecordStep
      applicantId={applicant.ApplicantID}
      t={t}
      name={list}
      records={records}
      idOf={(row) => Number(row[idField])}
      nameOf={(row) => (isChoice(main.field) ? mainWord(Number(row[main.field])) : String(row[main.field]))}
      columns={plainColumnsOf(plain, records).map(({ field }) => ({
        label: t(`fields.${field}.label`),
        of: cell(field),
        isFigure: fields[field]?.kind === 'money',
      }))}
      // Without labels until the menu is loaded.
      common={plain.common
        .map((code) => ({ label: mainWord(code), values: named(name, { ...kind.blank, [main.field]: code }) }))
        .filter(({ label }) => label !== '')}
      totals={totals.map(({ field, sum }) => ({ label: t(`totals.${field}`), value: formatMoney(sum, language) }))}
      emptyText={t(isRequired ? 'empty.textRequired' : 'empty.text')}
      form={{
        step: kind.kind,
        texts: kind.texts,
        valuesOf: (row) => named(name, withDefaults(kind.blank, row)),
        rules: (values) => kind.problems(values[name] ?? kind.blank, context),
        fields: (_, isBegun) => <PlainFields kind={kind} isBegun={isBegun} />,
        save: (values) => upsert.run({ ...ids, ...values, Version: version() }),
      }}
      onRemove={(row) => remove.run({ ...ids, [idField]: row[idField] })}
      done={kind.paths.done}
      problems={kind.listProblems(records, context)}
      isRequired={isRequired}
      noneAsk={t('noneAsk')}
      none={isSelf(applicant, application) ? t('none') : t('noneOther', { name: applicant.FirstName })}
    />
  )
}

/** The step of a plain kind: a list, and a dialog with its fields. */
export const PlainListStep = ({ kind }: { kind: ListedKind }) => {
  const t = featureTexts<PlainListTexts>(kind.texts)()
  return (
    <ApplicantStep
      step={kind.kind}
      width="wide"
      title={(other) => (other === undefined ? t('title') : t('titleOther', { name: other.FirstName }))}
      why={() => t('why')}
    >
      {(applicant) => <List kind={kind} applicant={applicant} />}
    </ApplicantStep>
  )
}

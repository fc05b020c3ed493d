import {
  type ApplicantAddress,
  addressHistory,
  addressTypes,
  applicantAddressKind,
  applicantAddressProblems,
  isRented,
  timeProblems,
} from '@foyer/domain/applicants/addresses/kind.ts'
import { formatMoney } from '@foyer/domain/kit/money.ts'
import { monthsInWords } from '@foyer/domain/kit/months.ts'
import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { useAddressLine, useMenuWords } from '@foyer/ui/fields/index.ts'
import { useFormContext, useFormValue, useSetFormValue } from '@foyer/ui/form/form-context.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { useApplicationWrite } from '../../wizard/application-call.ts'
import { useStep } from '../../wizard/step-context.ts'
import { NameCell } from '../lists/cell.tsx'
import { HistoryProgress } from '../lists/history-progress.tsx'
import { Records } from '../lists/records.tsx'
import { useApplicantIds } from '../lists/use-applicant-ids.ts'
import { AddressEntryFields } from './address-entry-fields.tsx'
import { addressValues, withAddress } from './kept-addresses.ts'
import { namespace, useTexts } from './texts.ts'

const path = 'ApplicantAddresses'
const without = (
  addresses: readonly ApplicantAddress[],
  row: Pick<ApplicantAddress, 'ApplicantAddressID'> | undefined,
) => addresses.filter((one) => one.ApplicantAddressID !== row?.ApplicantAddressID)
const done: Outcome = { ok: true, reply: {} }

/** The texts of an address in a list, in the page's language. */
const useWords = () => {
  const t = useTexts()
  const { language } = useLanguage()
  const statusOf = useMenuWords('ResidentialStatus')
  const type = ({ ApplicantAddressTypeDD }: ApplicantAddress) =>
    t(ApplicantAddressTypeDD === addressTypes.current ? 'type.current' : 'type.previous')
  const status = (address: ApplicantAddress) => {
    const word = statusOf(address.ResidentialStatusDD)
    const amount = formatMoney(address.Rent, language)
    return isRented(address) && amount !== '' ? t('rentAMonth', { status: word, amount }) : word
  }
  const time = ({ MonthsAtAddress }: ApplicantAddress) =>
    MonthsAtAddress === null ? '' : monthsInWords(MonthsAtAddress, language)
  return { type, status, time }
}

/** The address history. The step saves it as a whole; removing an address that was saved is a separate call. */
export const AddressList = ({ applicantId }: { applicantId: number }) => {
  const t = useTexts()
  const { application, sync } = useStep()
  const ids = useApplicantIds({ ApplicantID: applicantId })
  const remove = useApplicationWrite(...applicantAddressKind.paths.remove)
  const addresses = useFormValue<ApplicantAddress[]>(path)
  const set = useSetFormValue()
  const { submit } = useFormContext()
  const { line } = useAddressLine()
  const words = useWords()
  const historyOf = (some: readonly Pick<ApplicantAddress, 'MonthsAtAddress'>[]) =>
    addressHistory(some, application.AddHistoryYears)

  const removeOne = async ({ ApplicantAddressID }: ApplicantAddress): Promise<Outcome> => {
    const isSaved = ApplicantAddressID > 0
    const outcome = isSaved ? await remove.run({ ...ids, ApplicantAddressID }) : done
    if (outcome.ok && isSaved) sync()
    const rest = addresses.filter((one) => one.ApplicantAddressID !== ApplicantAddressID)
    if (outcome.ok) set(path, rest)
    return outcome
  }
  return (
    <Records
      applicantId={applicantId}
      t={t}
      name={path}
      records={addresses}
      idOf={({ ApplicantAddressID }) => ApplicantAddressID}
      nameOf={({ Address }) => line(Address)}
      columns={[
        { label: t('address'), of: (one) => <NameCell name={line(one.Address)} more={words.type(one)} /> },
        { label: t('status'), of: words.status },
        { label: t('time'), of: words.time },
      ]}
      progress={<HistoryProgress history={historyOf(addresses)} />}
      emptyText={t('empty.text')}
      form={{
        step: 'address',
        texts: namespace,
        valuesOf: (row) => addressValues(addresses, row),
        rules: (address) => [
          ...applicantAddressProblems(address, { settings: application }),
          ...timeProblems(address, historyOf([...without(addresses, address), address])),
        ],
        fields: (row) => (
          <AddressEntryFields
            addresses={addresses}
            row={row}
            historyWith={(MonthsAtAddress) => historyOf([...without(addresses, row), { MonthsAtAddress }])}
          />
        ),
        save: async (kept) => {
          set(path, withAddress(addresses, kept))
          return done
        },
      }}
      onRemove={removeOne}
      finish={submit}
    />
  )
}

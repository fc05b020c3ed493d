import { homeNeed } from '@foyer/domain/addresses/rules.ts'
import { type ApplicantAddress, addressTypes, isRented } from '@foyer/domain/applicants/addresses/kind.ts'
import type { History } from '@foyer/domain/applicants/history.ts'
import {
  AddressLookup,
  AmountsOf,
  MenuField,
  MoneyField,
  RadioCards,
  useAddressLine,
  YearsMonthsField,
} from '@foyer/ui/fields/index.ts'
import { FollowUp } from '@foyer/ui/form/follow-up.tsx'
import { useFormValue } from '@foyer/ui/form/form-context.ts'
import { useFocusFirst } from '@foyer/ui/form/use-focus-first.ts'
import { useStep } from '../../wizard/step-context.ts'
import { HistoryNote } from '../lists/history-progress.tsx'
import classes from './addresses.module.css'
import { addressLeft } from './kept-addresses.ts'
import { useTexts } from './texts.ts'

interface AddressEntryFieldsProps {
  /** The current history. */
  addresses: readonly ApplicantAddress[]
  row: Pick<ApplicantAddress, 'ApplicantAddressID'> | undefined
  historyWith: (months: number | null) => History
}

const TypeField = ({ addresses, row }: Pick<AddressEntryFieldsProps, 'addresses' | 'row'>) => {
  const t = useTexts()
  const { street } = useAddressLine()
  const type = useFormValue<number>('ApplicantAddressTypeDD')
  const left = addressLeft(addresses, row ?? { ApplicantAddressID: 0 }, type)
  return (
    <div>
      <RadioCards
        name="ApplicantAddressTypeDD"
        columns={2}
        choices={[
          { Value: addressTypes.current, Label: t('type.current') },
          { Value: addressTypes.previous, Label: t('type.previous') },
        ]}
      />
      <p role="status" className={classes.left}>
        {left !== undefined && t('becomesPrevious', { address: street(left.Address) })}
      </p>
    </div>
  )
}

/** One address of a history: where, whether current, residential status and duration. */
export const AddressEntryFields = ({ addresses, row, historyWith }: AddressEntryFieldsProps) => {
  const { application } = useStep()
  const first = useFocusFirst()
  const ResidentialStatusDD = useFormValue<number>('ResidentialStatusDD')
  return (
    <>
      <div ref={row === undefined ? first : undefined}>
        <AddressLookup name="Address" need={homeNeed(application)} />
      </div>
      <TypeField addresses={addresses} row={row} />
      <MenuField name="ResidentialStatusDD" menu="ResidentialStatus" columns={2} />
      <FollowUp when={isRented({ ResidentialStatusDD })}>
        <AmountsOf address="Address">
          <MoneyField name="Rent" cents />
        </AmountsOf>
      </FollowUp>
      <YearsMonthsField name="MonthsAtAddress" />
      <HistoryNote name="MonthsAtAddress" historyWith={historyWith} />
    </>
  )
}

import { downPaymentFromPercent, sliders } from '@foyer/domain/mortgage-request/amounts.ts'
import { shareOfValue } from '@foyer/domain/qualification/down-payment.ts'
import { FieldError } from '@foyer/ui/fields/field-parts.tsx'
import { MoneyField, SliderField } from '@foyer/ui/fields/index.ts'
import { useFormContext } from '@foyer/ui/form/form-context.ts'
import { useField } from '@foyer/ui/form/use-field.ts'
import { useWhenChanged } from '@foyer/ui/form/use-when-changed.ts'
import { DownPaymentNote } from '../../interview/index.ts'
import { useStep } from '../../wizard/step-context.ts'
import { useTexts } from '../texts.ts'
import classes from './purchase-amounts.module.css'
import type { RequestName } from './request-kind.ts'
import { type RequestValues, request } from './request-values.ts'

/** Synchronizes dollars and per cent of the down payment. The dollars stay when the price changes. */
const usePercent = () => {
  const { store } = useFormContext()
  const now = () => {
    const { RequestMortgage, percent } = store.values as RequestValues
    return { ...RequestMortgage, percent }
  }
  useWhenChanged<number | null>('percent', (percent) => {
    const { DownPayment, PropertyValue } = now()
    // Ignores a change that comes from rounding the dollars.
    if (percent === shareOfValue(DownPayment, PropertyValue)) return
    const dollars = percent === null ? null : downPaymentFromPercent(percent, PropertyValue)
    if (PropertyValue !== null) store.set(request('DownPayment'), dollars)
  })
  const follow = () => {
    const { DownPayment, PropertyValue, percent } = now()
    const isSame = percent !== null && downPaymentFromPercent(percent, PropertyValue) === DownPayment
    if (!isSame) store.set('percent', shareOfValue(DownPayment, PropertyValue))
  }
  useWhenChanged(request('DownPayment'), follow)
  useWhenChanged(request('PropertyValue'), follow)
}

/** Price and down payment, in dollars and per cent. */
export const PurchaseAmounts = ({ name }: { name: RequestName }) => {
  const t = useTexts()
  const { application } = useStep()
  usePercent()
  const { id, error } = useField<number | null>({ name: request('RequestedMortgageAmount'), label: t('sum.legend') })
  const { from, to, step } = sliders.propertyValue
  const percents = sliders.downPaymentPercent
  return (
    <fieldset id={id} className={classes.amounts} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={classes.legend}>{t('sum.legend')}</legend>
      <SliderField
        name={request('PropertyValue')}
        kind="money"
        label={t(`${name}.value`)}
        min={from}
        max={to}
        step={step}
      />
      <div>
        <MoneyField name={request('DownPayment')} />
        <DownPaymentNote
          downPayment={request('DownPayment')}
          propertyValue={request('PropertyValue')}
          occupancy={application.InterView.OccupancyDD}
          withShare={false}
        />
      </div>
      <SliderField
        name="percent"
        kind="percent"
        label={t('percent')}
        min={percents.from}
        max={percents.to}
        step={percents.step}
      />
      {error !== undefined && (
        <div id={`${id}-error`} className={classes.error}>
          <FieldError error={error} />
        </div>
      )}
    </fieldset>
  )
}

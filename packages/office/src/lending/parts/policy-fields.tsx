import { RadioCards } from '@foyer/ui/fields/choice-fields.tsx'
import { CheckboxField } from '@foyer/ui/fields/flag-fields.tsx'
import { MoneyField, NumberField, PercentField } from '@foyer/ui/fields/number-fields.tsx'
import { FollowUp } from '@foyer/ui/form/follow-up.tsx'
import { useFormValue } from '@foyer/ui/form/form-context.ts'
import { Row } from '@foyer/ui/page/step-page.tsx'
import type { ReactNode } from 'react'
import page from '../../kit/page.module.css'
import type { PolicyName } from '../policy-values.ts'
import { useTexts } from '../texts.ts'
import classes from './lending.module.css'

/** A setting of the policy with what it does. */
export const PolicyField = ({ name }: { name: PolicyName }) => fields[name]()

const useAlone = (name: PolicyName) => {
  const t = useTexts()
  return { name, label: t(`policy.${name}.label`), help: t(`policy.${name}.help`) }
}

const Share = ({ name, optional = false }: { name: PolicyName; optional?: boolean }) => (
  <PercentField {...useAlone(name)} optional={optional} />
)

const Years = ({ name }: { name: PolicyName }) => {
  const t = useTexts()
  return <NumberField {...useAlone(name)} digits={2} unit={t('policy.years')} />
}

/** A setting of several values. */
const Together = ({ name, children }: { name: PolicyName; children: ReactNode }) => {
  const { label, help } = useAlone(name)
  return (
    <fieldset className={classes.together}>
      <legend className={classes.label}>{label}</legend>
      <p className={page.quiet}>{help}</p>
      {children}
    </fieldset>
  )
}

const Heating = () => <MoneyField {...useAlone('heatPerMonth')} cents optional />

const OtherRent = () => {
  const t = useTexts()
  return (
    <Together name="otherRent">
      <RadioCards<string>
        name="otherRent.method"
        label={t('policy.otherRent.method')}
        choices={(['offset', 'addBack'] as const).map((Value) => ({
          Value,
          Label: t(`policy.otherRent.methods.${Value}`),
        }))}
      />
      <PercentField name="otherRent.percent" label={t('policy.otherRent.percent')} />
    </Together>
  )
}

const SelfEmployed = () => {
  const t = useTexts()
  const isShare = useFormValue<string>('selfEmployed.adds') === 'percent'
  return (
    <Together name="selfEmployed">
      <RadioCards<string>
        name="selfEmployed.adds"
        label={t('policy.selfEmployed.adds')}
        choices={(['nothing', 'addBacks', 'percent'] as const).map((Value) => ({
          ...{ Value, Label: t(`policy.selfEmployed.kinds.${Value}`) },
        }))}
      />
      <FollowUp when={isShare}>
        <PercentField name="selfEmployed.percent" label={t('policy.selfEmployed.percent')} />
      </FollowUp>
    </Together>
  )
}

const Support = () => {
  const t = useTexts()
  return (
    <Together name="support">
      <Row>
        <PercentField name="support.full" label={t('policy.support.full')} />
        <PercentField name="support.above" label={t('policy.support.above')} />
      </Row>
    </Together>
  )
}

const NotTaxable = () => {
  const t = useTexts()
  const times = { unit: t('policy.times'), decimals: 2, digits: 1, width: 'sm' } as const
  return (
    <Together name="notTaxable">
      <CheckboxField name="notTaxable.on" label={t('policy.notTaxable.on')} />
      <FollowUp when={useFormValue<number>('notTaxable.on') === 1}>
        <MoneyField name="notTaxable.threshold" label={t('policy.notTaxable.threshold')} cents />
        <Row>
          <NumberField name="notTaxable.below" label={t('policy.notTaxable.below')} {...times} />
          <NumberField name="notTaxable.from" label={t('policy.notTaxable.from')} {...times} />
        </Row>
      </FollowUp>
    </Together>
  )
}

const SecuredLine = () => {
  const t = useTexts()
  return (
    <Together name="securedLine">
      <RadioCards<string>
        name="securedLine.on"
        label={t('policy.securedLine.on')}
        columns={2}
        choices={(['Balance', 'Limit'] as const).map((Value) => ({
          Value,
          Label: t(`policy.securedLine.bases.${Value}`),
        }))}
      />
      <NumberField name="securedLine.years" label={t('policy.securedLine.years')} digits={2} />
    </Together>
  )
}

const Ratios = () => {
  const t = useTexts()
  return (
    <Together name="uninsuredRatios">
      <CheckboxField name="uninsuredRatios.on" label={t('policy.uninsuredRatios.on')} />
      <FollowUp when={useFormValue<number>('uninsuredRatios.on') === 1}>
        <Row>
          <PercentField name="uninsuredRatios.gds" label={t('policy.uninsuredRatios.gds')} />
          <PercentField name="uninsuredRatios.tds" label={t('policy.uninsuredRatios.tds')} />
        </Row>
      </FollowUp>
    </Together>
  )
}

const StressTest = () => <CheckboxField {...useAlone('uninsuredStressTest')} />

const Compounding = () => {
  const t = useTexts()
  return (
    <RadioCards<string>
      {...useAlone('variableCompounding')}
      columns={2}
      choices={(['monthly', 'semiAnnual'] as const).map((Value) => ({
        ...{ Value, Label: t(`policy.variableCompounding.kinds.${Value}`) },
      }))}
    />
  )
}

const fields: Readonly<Record<PolicyName, () => ReactNode>> = {
  subjectRentPercent: () => <Share name="subjectRentPercent" />,
  otherRent: () => <OtherRent />,
  selfEmployed: () => <SelfEmployed />,
  variablePayPercent: () => <Share name="variablePayPercent" />,
  otherIncomePercent: () => <Share name="otherIncomePercent" />,
  support: () => <Support />,
  notTaxable: () => <NotTaxable />,
  revolvingPercent: () => <Share name="revolvingPercent" />,
  securedLine: () => <SecuredLine />,
  condoFeesPercent: () => <Share name="condoFeesPercent" />,
  heatPerMonth: () => <Heating />,
  propertyTaxPercent: () => <Share name="propertyTaxPercent" optional />,
  amortizationYears: () => <Years name="amortizationYears" />,
  uninsuredMostYears: () => <Years name="uninsuredMostYears" />,
  uninsuredRatios: () => <Ratios />,
  uninsuredStressTest: () => <StressTest />,
  variableCompounding: () => <Compounding />,
}

import type { Address } from '@foyer/domain/addresses/fields.ts'
import { mayAddMortgage } from '@foyer/domain/applicants/properties/conditions.ts'
import type { OwnedMortgage } from '@foyer/domain/applicants/properties/kind.ts'
import { joined } from '@foyer/domain/kit/isolate.ts'
import { formatMoney } from '@foyer/domain/kit/money.ts'
import { Fold } from '@foyer/ui/form/fold.tsx'
import { FollowUp } from '@foyer/ui/form/follow-up.tsx'
import { useFormValue, useSetFormValue } from '@foyer/ui/form/form-context.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Icon } from '@foyer/ui/icons.tsx'
import { Facts } from '@foyer/ui/page/facts.tsx'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { RecordField } from '@foyer/ui/records/record-field.tsx'
import { Button, Switch } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import { useStep } from '../../wizard/step-context.ts'
import classes from './mortgage-blocks.module.css'
import { MortgageFields } from './mortgage-fields.tsx'
import { at, equityOf, mortgageOf, newMortgage } from './property-values.ts'
import { useTexts } from './texts.ts'

const path = at('Mortgages')

/** The confirmation is inline, because a dialog would cover the mortgage it is about. */
const Removal = ({ onRemove }: { onRemove: () => void }) => {
  const t = useTexts()
  const [isAsked, setAsked] = useState(false)
  if (!isAsked) {
    return (
      <div className={classes.removal}>
        <Button variant="default" leftSection={<Icon name="trash" size={18} />} onClick={() => setAsked(true)}>
          {t('mortgages.remove')}
        </Button>
      </div>
    )
  }
  return (
    <div className={classes.question} role="alert">
      <p>{t('mortgages.question')}</p>
      <div className={classes.answers}>
        <Button variant="default" onClick={() => setAsked(false)}>
          {t('mortgages.keep')}
        </Button>
        <Button className={classes.danger ?? ''} onClick={onRemove}>
          {t('mortgages.confirm')}
        </Button>
      </div>
    </div>
  )
}

/** Sums of the typed amounts. */
const Sums = () => {
  const t = useTexts()
  const { language } = useLanguage()
  const PropertyValue = useFormValue<number | null>(at('PropertyValue'))
  const Mortgages = useFormValue<OwnedMortgage[]>(path)
  const { owed, left } = equityOf([{ PropertyValue, Mortgages }])
  if (owed === 0) return null
  return (
    <Facts
      facts={[
        { label: t('mortgages.total'), value: formatMoney(owed, language) },
        { label: t('mortgages.left'), value: PropertyValue === null ? '' : formatMoney(left, language) },
      ]}
    />
  )
}

/** The mortgages on the property: a switch, then up to three collapsible blocks. */
export const MortgageBlocks = () => {
  const t = useTexts()
  const { language } = useLanguage()
  const id = useId()
  const set = useSetFormValue()
  const { application } = useStep()
  const mortgages = useFormValue<OwnedMortgage[]>(path)
  const address = useFormValue<Address>(at('Address'))
  const [before] = useState(mortgages.length)
  // Restores the mortgages when the switch is turned off by mistake and on again.
  const switchedOff = useRef<OwnedMortgage[]>([])
  const isOn = mortgages.length > 0

  const turn = (on: boolean) => {
    if (!on) switchedOff.current = mortgages
    const back =
      switchedOff.current.length > 0
        ? switchedOff.current
        : [{ ...newMortgage([]), ...mortgageOf(application, address) }]
    set(path, on ? back : [])
  }
  const title = (mortgage: OwnedMortgage, index: number) => [
    t('mortgages.name', { number: index + 1 }),
    joined([mortgage.MortgageHolder, formatMoney(mortgage.Balance, language)]),
  ]
  return (
    <Section title={t('mortgages.title')} lead={t('mortgages.lead')}>
      <Switch
        id={id}
        label={t('mortgages.has')}
        checked={isOn}
        onChange={(event) => turn(event.currentTarget.checked)}
      />
      <FollowUp when={isOn}>
        <RecordField name={path} label={t('mortgages.title')}>
          <div className={classes.blocks}>
            {mortgages.map((mortgage, index) => {
              const [name = '', lead = ''] = title(mortgage, index)
              const own = `${path}.${index}`
              return (
                <Fold
                  key={mortgage.MortgageID}
                  title={name}
                  {...(lead === '' ? {} : { lead })}
                  fields={[own]}
                  startsOpen={mortgage.MortgageID <= 0 || before === 1}
                >
                  <MortgageFields path={own} />
                  {mortgages.length > 1 && (
                    <Removal
                      onRemove={() =>
                        set(
                          path,
                          mortgages.filter((one) => one !== mortgage),
                        )
                      }
                    />
                  )}
                </Fold>
              )
            })}
          </div>
        </RecordField>
        {mayAddMortgage(mortgages) ? (
          <Button
            variant="default"
            className={classes.add ?? ''}
            leftSection={<Icon name="plus" />}
            onClick={() => set(path, [...mortgages, newMortgage(mortgages)])}
          >
            {t('mortgages.add')}
          </Button>
        ) : (
          <p className={classes.full}>{t('mortgages.full')}</p>
        )}
        <Sums />
      </FollowUp>
    </Section>
  )
}

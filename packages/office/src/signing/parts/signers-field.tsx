import { mostSigners } from '@foyer/domain/signing/rules.ts'
import { SelectField } from '@foyer/ui/fields/choice-fields.tsx'
import { CheckboxField } from '@foyer/ui/fields/flag-fields.tsx'
import { EmailField, TextField } from '@foyer/ui/fields/text-field.tsx'
import { useFormValue, useSetFormValue } from '@foyer/ui/form/form-context.ts'
import { Icon } from '@foyer/ui/icons.tsx'
import { Row } from '@foyer/ui/page/step-page.tsx'
import { RowButton } from '@foyer/ui/row-button.tsx'
import { Button } from '@mantine/core'
import { useRef } from 'react'
import { fullName } from '../../kit/names.ts'
import { useOfficeTexts } from '../../kit/texts.ts'
import { useTexts } from '../texts.ts'
import type { SignerValues } from './request-values.ts'
import classes from './signing.module.css'

/** Who signs, each with the language of their mails, in the order in which they sign. */
export const SignersField = ({ blank }: { blank: SignerValues }) => {
  const t = useTexts()
  const signers = useFormValue<SignerValues[]>('Signers')
  const set = useSetFormValue()
  const box = useRef<HTMLDivElement>(null)
  const change = (next: SignerValues[], focused: number) => {
    set('Signers', next)
    // The row whose button was pressed is another one by now.
    requestAnimationFrame(() =>
      box.current
        ?.querySelectorAll<HTMLInputElement>('input[id$="FirstName"]')
        [Math.min(focused, next.length - 1)]?.focus(),
    )
  }
  const up = (place: number) => {
    const next = [...signers]
    const [moved] = next.splice(place, 1)
    if (moved) next.splice(place - 1, 0, moved)
    change(next, place - 1)
  }
  return (
    <div ref={box} className={classes.signers}>
      {signers.map((signer, place) => (
        // Signers have no ids: their place is what the server's errors name.
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity of a row here.
        <fieldset key={place} className={classes.signer}>
          <legend>{t('signer.title', { place: place + 1 })}</legend>
          <Signer place={place} />
          {signers.length > 1 && (
            <div className={classes.actions}>
              {place > 0 && (
                <RowButton
                  icon="up"
                  label={t('signer.up')}
                  named={t('signer.upNamed', { name: nameOf(signer, t('signer.title', { place: place + 1 })) })}
                  onClick={() => up(place)}
                />
              )}
              <RowButton
                icon="trash"
                label={t('signer.remove')}
                named={t('signer.removeNamed', { name: nameOf(signer, t('signer.title', { place: place + 1 })) })}
                onClick={() => change(signers.toSpliced(place, 1), place)}
              />
            </div>
          )}
        </fieldset>
      ))}
      {signers.length < mostSigners && (
        <div>
          <Button
            variant="default"
            data-add-signer
            leftSection={<Icon name="plus" size={18} />}
            onClick={() => change([...signers, blank], signers.length)}
          >
            {t('signer.add')}
          </Button>
        </div>
      )}
      {signers.length > 1 && <CheckboxField name="EnableOrdering" />}
    </div>
  )
}

const nameOf = (signer: SignerValues, otherwise: string) => fullName(signer) || otherwise

const Signer = ({ place }: { place: number }) => {
  const office = useOfficeTexts()
  const under = (field: string) => `Signers.${place}.${field}`
  return (
    <>
      <Row>
        <TextField name={under('FirstName')} maxLength={60} />
        <TextField name={under('LastName')} maxLength={60} />
      </Row>
      <Row>
        <EmailField name={under('Email')} autoComplete="off" />
        <SelectField
          name={under('LanguageID')}
          choices={[
            { Value: 1, Label: office('languages.en') },
            { Value: 2, Label: office('languages.fr') },
          ]}
        />
      </Row>
    </>
  )
}

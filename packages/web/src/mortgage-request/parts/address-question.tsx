import type { Address } from '@foyer/domain/addresses/fields.ts'
import { requestAddressNeed } from '@foyer/domain/mortgage-request/rules.ts'
import { AddressLookup, useAddressLine } from '@foyer/ui/fields/index.ts'
import { Fold } from '@foyer/ui/form/fold.tsx'
import { useFormValue } from '@foyer/ui/form/form-context.ts'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { useState } from 'react'
import { useStep } from '../../wizard/step-context.ts'
import { useTexts } from '../texts.ts'
import { property } from './request-values.ts'

const path = property('Address')

/** The property's address. Interview answers are shown collapsed; they can still be changed. */
export const AddressQuestion = () => {
  const t = useTexts()
  const { application } = useStep()
  const need = requestAddressNeed(application.InterView, application)
  const { line } = useAddressLine()
  const address = useFormValue<Address>(path)
  const [wasKnown] = useState(address.StreetName !== '')
  if (!wasKnown) {
    return (
      <Section title={t('address.title')}>
        <AddressLookup name={path} isCanadian need={need} />
      </Section>
    )
  }
  return (
    <Fold title={t('address.known', { address: line(address) })} fields={[path]}>
      <AddressLookup name={path} isCanadian need={need} />
    </Fold>
  )
}

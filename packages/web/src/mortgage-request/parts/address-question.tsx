import type { Address } from '@foyer/domain/addresses/fields.ts'
import { useState } from 'react'
import { AddressLookup, useAddressLine } from '../../kit/fields/index.ts'
import { Fold } from '../../kit/form/fold.tsx'
import { useFormValue } from '../../kit/form/form-context.ts'
import { Section } from '../../kit/page/step-page.tsx'
import { useTexts } from '../texts.ts'
import { property } from './request-values.ts'

const path = property('Address')

/** The property's address. Interview answers are shown collapsed; they can still be changed. */
export const AddressQuestion = () => {
  const t = useTexts()
  const { line } = useAddressLine()
  const address = useFormValue<Address>(path)
  const [wasKnown] = useState(address.StreetName !== '')
  if (!wasKnown) {
    return (
      <Section title={t('address.title')}>
        <AddressLookup name={path} isCanadian />
      </Section>
    )
  }
  return (
    <Fold title={t('address.known', { address: line(address) })} fields={[path]}>
      <AddressLookup name={path} isCanadian />
    </Fold>
  )
}

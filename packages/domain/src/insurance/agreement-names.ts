import { joined } from '../kit/isolate.ts'
import type { AgreementNames } from './fields.ts'

type NameKey = 'names.payee' | 'names.payeeNamed' | 'names.broker' | 'names.brokerNamed'
type NameText = (key: NameKey, values?: Record<string, string>) => string

/**
 * What fills the placeholders of the agreement on pre-authorized debits. Version 1.0 named no one: without names the
 * wording is exactly that version's.
 */
export const agreementValues = (t: NameText, names: AgreementNames | undefined) => {
  const payee = names?.Payee ?? ''
  const broker = names ? joined([names.Broker, names.Phone, names.Email]) : ''
  return {
    payee: payee === '' ? t('names.payee') : t('names.payeeNamed', { payee }),
    broker: broker === '' ? t('names.broker') : t('names.brokerNamed', { broker }),
  }
}

export { DownPaymentNote } from './parts/down-payment-note.tsx'
export { PropertyTypeField } from './parts/property-type-field.tsx'

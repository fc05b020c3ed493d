import { placeholder } from '../../app/placeholder.tsx'

export const Component = placeholder('address')

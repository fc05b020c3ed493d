import { placeholder } from '../placeholder.tsx'

export const Component = placeholder('contact-me')

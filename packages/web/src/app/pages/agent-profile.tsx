import { placeholder } from '../placeholder.tsx'

export const Component = placeholder('agent-profile')

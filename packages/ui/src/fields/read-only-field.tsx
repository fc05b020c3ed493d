import { TextInput } from '@mantine/core'
import { Icon } from '../icons.tsx'

interface ReadOnlyFieldProps {
  label: string
  /** Why it cannot be changed. */
  help: string
  value: string
}

/** An answer derived from another one: shown in its place, focusable, not editable. */
export const ReadOnlyField = ({ label, help, value }: ReadOnlyFieldProps) => (
  <TextInput label={label} description={help} value={value} readOnly rightSection={<Icon name="lock" size={18} />} />
)

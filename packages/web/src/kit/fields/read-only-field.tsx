import { TextInput } from '@mantine/core'
import { Icon } from '../icons.tsx'

interface ReadOnlyFieldProps {
  label: string
  /** Why it cannot be changed. */
  help: string
  value: string
}

/** An answer that follows from another one: shown where it would be asked, reached by the keyboard, never typed. */
export const ReadOnlyField = ({ label, help, value }: ReadOnlyFieldProps) => (
  <TextInput label={label} description={help} value={value} readOnly rightSection={<Icon name="lock" size={18} />} />
)

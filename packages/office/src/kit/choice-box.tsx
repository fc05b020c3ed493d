import { SelectBox } from '@foyer/ui/fields/select/select-box.tsx'
import { useId } from 'react'

interface ChoiceProps {
  name: string
  label: string
  options: readonly { value: string; label: string }[]
  value: string
  onChoose: (value: string) => void
}

/** A choice that acts at once, outside of a form. */
export const ChoiceBox = ({ name, label, options, value, onChoose }: ChoiceProps) => {
  const id = useId()
  const field = { id, touch: () => {}, error: undefined, label, help: undefined, placeholder: undefined }
  return (
    <SelectBox field={field} props={{ name }} options={options} value={value} onChoose={onChoose} clearable={false} />
  )
}

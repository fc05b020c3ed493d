import { Skeleton } from '@mantine/core'
import { CallFailure } from '../feedback/call-failure.tsx'
import { FollowUp } from '../form/follow-up.tsx'
import { type FieldProps, useField } from '../form/use-field.ts'
import { Cards } from './cards.tsx'
import { FieldGroup } from './field-parts.tsx'
import { useKinds } from './use-kinds.ts'

interface CategoryFieldProps extends FieldProps {
  /** The code of a two-level menu: `PropertyType`. */
  menu: string
  /** The label of the second level, where a category has several kinds. */
  kindLabel: string
}

/** A choice in two steps: category, then kind. A category starts with its first kind. */
export const CategoryField = ({ menu, kindLabel, ...props }: CategoryFieldProps) => {
  const field = useField<number>(props)
  const { categories, isLoading, failure, retry } = useKinds(menu)
  const chosen = categories.find(({ kinds }) => kinds.some(({ Value }) => Value === field.value))
  const kinds = chosen?.kinds ?? []
  if (failure !== undefined) return <CallFailure failure={failure} onRetry={retry} />
  if (isLoading) return <Skeleton height={320} aria-busy="true" />
  const choose = (category: number) => {
    const first = categories.find(({ Value }) => Value === category)?.kinds[0]
    field.set(first?.Value ?? category)
  }
  return (
    <>
      <FieldGroup field={field} props={props}>
        <Cards
          name={`${field.id}-category`}
          choices={categories}
          field={{ ...field, value: chosen?.Value ?? -1, set: choose }}
        />
      </FieldGroup>
      <FollowUp when={kinds.length > 1}>
        <FieldGroup
          field={{ ...field, id: `${field.id}-kind`, label: kindLabel, help: undefined, error: undefined }}
          props={{ name: props.name }}
        >
          <Cards name={`${field.id}-kind`} choices={kinds} field={field} columns={2} />
        </FieldGroup>
      </FollowUp>
    </>
  )
}

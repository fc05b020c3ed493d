import { Skeleton } from '@mantine/core'
import { useState } from 'react'
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

/** A choice in two steps: category, then kind where there are several, of which none is chosen at first. */
export const CategoryField = ({ menu, kindLabel, ...props }: CategoryFieldProps) => {
  const field = useField<number>(props)
  const { categories, isLoading, failure, retry } = useKinds(menu)
  const [category, setCategory] = useState(-1)
  const chosen =
    categories.find(({ kinds }) => kinds.some(({ Value }) => Value === field.value)) ??
    categories.find(({ Value }) => Value === category)
  const kinds = chosen?.kinds ?? []
  if (failure !== undefined) return <CallFailure failure={failure} onRetry={retry} />
  if (isLoading) return <Skeleton height={320} aria-busy="true" />
  const choose = (Category: number) => {
    const [first, second] = categories.find(({ Value }) => Value === Category)?.kinds ?? []
    setCategory(Category)
    field.set(second === undefined ? (first?.Value ?? Category) : -1)
  }
  const lacksKind = chosen !== undefined && field.value < 0
  return (
    <>
      <FieldGroup
        field={{
          ...field,
          // The group that lacks an answer has the field's id: the errors link to it and focus it.
          id: lacksKind ? `${field.id}-category` : field.id,
          error: lacksKind ? undefined : field.error,
        }}
        props={props}
      >
        <Cards
          name={`${field.id}-category`}
          choices={categories}
          field={{ ...field, value: chosen?.Value ?? -1, set: choose }}
        />
      </FieldGroup>
      <FollowUp when={kinds.length > 1}>
        <FieldGroup
          field={{
            ...field,
            id: lacksKind ? field.id : `${field.id}-kind`,
            label: kindLabel,
            help: undefined,
            error: lacksKind ? field.error : undefined,
          }}
          props={{ name: props.name }}
        >
          <Cards name={`${field.id}-kind`} choices={kinds} field={field} columns={2} />
        </FieldGroup>
      </FollowUp>
    </>
  )
}

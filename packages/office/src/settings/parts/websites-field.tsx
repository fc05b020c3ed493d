import { FieldGroup } from '@foyer/ui/fields/field-parts.tsx'
import { TextField } from '@foyer/ui/fields/text-field.tsx'
import { useField } from '@foyer/ui/form/use-field.ts'
import { Icon } from '@foyer/ui/icons.tsx'
import { RowButton } from '@foyer/ui/row-button.tsx'
import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../texts.ts'
import classes from './settings.module.css'

const most = 50

/** Websites, one a row, each with its own error. */
export const WebsitesField = ({ help }: { help: string }) => {
  const t = useTexts()
  const props = { name: 'FrameAncestors', help }
  const field = useField<string[]>(props)
  const box = useRef<HTMLDivElement>(null)
  const [toFocus, setToFocus] = useState(-1)
  const websites = field.value
  useEffect(() => {
    if (toFocus < 0) return
    const rows = box.current?.querySelectorAll<HTMLElement>('input, [data-add]') ?? []
    rows[Math.min(toFocus, rows.length - 1)]?.focus()
    setToFocus(-1)
  }, [toFocus])
  const remove = (place: number) => {
    field.set(websites.filter((_, at) => at !== place))
    setToFocus(Math.max(0, place - 1))
  }
  const add = () => {
    field.set([...websites, ''])
    setToFocus(websites.length)
  }
  return (
    <FieldGroup field={field} props={props}>
      <div ref={box} className={classes.websites}>
        {websites.map((_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a website has no id, and its box keeps no state.
          <div key={place} className={classes.website}>
            <TextField
              name={`FrameAncestors.${place}`}
              label={t('websites.row', { number: place + 1 })}
              inputMode="url"
              autoCapitalize="none"
              maxLength={300}
            />
            <RowButton
              icon="trash"
              label={t('websites.remove')}
              named={t('websites.removeNamed', { number: place + 1 })}
              onClick={() => remove(place)}
            />
          </div>
        ))}
        {websites.length < most && (
          <Button
            data-add
            variant="default"
            type="button"
            className={classes.add ?? ''}
            leftSection={<Icon name="plus" />}
            onClick={add}
          >
            {t('websites.add')}
          </Button>
        )}
      </div>
    </FieldGroup>
  )
}

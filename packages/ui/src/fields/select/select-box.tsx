import { Popover, TextInput } from '@mantine/core'
import { useLayoutEffect, useRef, useState } from 'react'
import { useFloatTarget } from '../../dialogs/float-target.ts'
import type { FieldProps, ShownField } from '../../form/use-field.ts'
import { useKitTexts } from '../../i18n/kit-texts.ts'
import { Icon } from '../../icons.tsx'
import { boxProps } from '../field-parts.tsx'
import { bestOf, flat, matching, type Options } from './options.ts'
import { OptionsList, optionId } from './options-list.tsx'
import classes from './select.module.css'
import { type OpenList, useSelectKeys } from './use-select-keys.ts'

interface SelectBoxProps {
  field: ShownField
  props: FieldProps
  options: Options
  /** '' while nothing is chosen. */
  value: string
  onChoose: (value: string) => void
  /** The choice can be cleared. */
  clearable: boolean
  /** The accessible name where the label alone is too short. */
  spoken?: string | undefined
}

/** Longer lists are searched by typing. */
const short = 7

/**
 * A box with a list below it. A short list works by arrows and first letters, like the browser's own; a long one is
 * filtered by typing. It opens on request, not on focus.
 */
export const SelectBox = ({ field, props, options, value, onChoose, clearable, spoken }: SelectBoxProps) => {
  const t = useKitTexts()
  const floatTarget = useFloatTarget()
  const box = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState<OpenList | null>(null)
  const all = flat(options)
  const isTypedIn = all.length > short
  const found = open?.typed === undefined ? options : matching(options, open.typed)
  const shown = flat(found)
  const list = `${field.id}-list`
  const hasList = open !== null && shown.length > 0

  // When the list is closed, typing replaces the current text.
  const isClosed = open === null
  useLayoutEffect(() => {
    if (isClosed && isTypedIn && document.activeElement === box.current) box.current?.select()
  }, [isClosed, isTypedIn])

  const choose = (next: string) => {
    setOpen(null)
    if (next !== value) onChoose(next)
  }
  const type = (typed: string) => {
    if (typed === '' && clearable) onChoose('')
    const best = typed.trim() === '' ? undefined : bestOf(flat(matching(options, typed)), typed)
    setOpen({ typed, active: best?.value ?? '' })
  }
  const clear = () => {
    setOpen(null)
    onChoose('')
    box.current?.focus()
  }
  const pressed = useSelectKeys({ isTypedIn, open, setOpen, shown, value, choose })
  const canClear = clearable && value !== '' && props.disabled !== true
  const clearButton = (
    <button
      type="button"
      className={classes.clear}
      aria-label={t('select.clear', { label: field.label })}
      onClick={clear}
    >
      <Icon name="close" size={18} />
    </button>
  )
  return (
    <Popover
      opened={open !== null}
      width="target"
      offset={4}
      withRoles={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      transitionProps={{ duration: 0 }}
      portalProps={floatTarget}
    >
      <Popover.Target>
        <TextInput
          {...boxProps(field, { width: 'md', ...props })}
          ref={box}
          role="combobox"
          aria-expanded={hasList}
          aria-autocomplete={isTypedIn ? 'list' : 'none'}
          aria-controls={hasList ? list : undefined}
          aria-activedescendant={open === null || open.active === '' ? undefined : optionId(list, open.active)}
          {...(spoken === undefined ? {} : { 'aria-label': spoken })}
          placeholder={field.placeholder ?? t('select.placeholder')}
          className={classes.box ?? ''}
          value={open?.typed ?? all.find((option) => option.value === value)?.label ?? ''}
          readOnly={!isTypedIn}
          onChange={(event) => type(event.currentTarget.value)}
          onClick={(event) => {
            if (open !== null) return isTypedIn ? undefined : setOpen(null)
            setOpen({ typed: undefined, active: value })
            if (isTypedIn) event.currentTarget.select()
          }}
          onKeyDown={pressed}
          onBlur={() => {
            setOpen(null)
            field.touch()
          }}
          rightSection={
            <>
              {canClear && clearButton}
              <Icon name="down" size={18} />
            </>
          }
          rightSectionWidth={canClear ? 76 : 44}
          rightSectionPointerEvents={canClear ? 'all' : 'none'}
          autoComplete="off"
          spellCheck={false}
        />
      </Popover.Target>
      {/* A press on the list keeps the focus in the box. */}
      <Popover.Dropdown className={classes.float ?? ''} onMouseDown={(event) => event.preventDefault()}>
        {hasList && (
          <OptionsList
            id={list}
            label={spoken ?? field.label}
            options={found}
            value={value}
            active={open.active}
            onChoose={choose}
          />
        )}
        <p role="status" className={classes.nothing}>
          {open !== null && shown.length === 0 ? t('select.nothingFound') : ''}
        </p>
      </Popover.Dropdown>
    </Popover>
  )
}

import type { Address } from '@foyer/domain/addresses/fields.ts'
import type { FoundAddress } from '@foyer/domain/addresses/look-up-fields.ts'
import { typedLine } from '@foyer/domain/addresses/typed-line.ts'
import { TextInput } from '@mantine/core'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useFormContext } from '../form/form-context.ts'
import { type FieldProps, useField } from '../form/use-field.ts'
import { useKitTexts } from '../i18n/kit-texts.ts'
import { Icon } from '../icons.tsx'
import { whenReleased } from '../when-released.ts'
import classes from './address-search.module.css'
import { boxProps } from './field-parts.tsx'
import type { useAddressSearch } from './use-address-search.ts'

type Search = ReturnType<typeof useAddressSearch>

interface AddressSearchProps extends FieldProps {
  search: Search
  /** Called with the parts of the chosen address, which replace the previous ones. */
  onFound: (address: Address) => void | Promise<void>
  /** What the box shows of the chosen address; its first line by default. */
  inBox?: (item: FoundAddress) => string
}

interface ListProps {
  id: string
  label: string
  items: readonly FoundAddress[]
  active: number
  onChoose: (item: FoundAddress) => void
}

const Found = ({ id, label, items, active, onChoose }: ListProps) => {
  const t = useKitTexts()
  return (
    <div id={id} role="listbox" aria-label={label} className={classes.list}>
      {items.map((item, index) => (
        <div
          key={item.Id}
          id={`${id}-${index}`}
          role="option"
          // The box keeps the focus; aria-activedescendant names the option that Enter chooses.
          tabIndex={-1}
          aria-selected={index === active}
          className={classes.option}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(item)}
          onKeyDown={(event) => event.key === 'Enter' && onChoose(item)}
        >
          <span className={classes.words}>
            <span className={classes.text}>{item.Text}</span>
            <span className={classes.description}>{item.Description}</span>
          </span>
          {item.Next === 'Find' && (
            <>
              <span className={classes.hidden}>{t('address.more')}</span>
              <Icon name="next" size={18} />
            </>
          )}
        </div>
      ))}
    </div>
  )
}

/** The option that Enter would choose: moved by arrows, reset with every list. */
const useActive = (items: readonly FoundAddress[], list: string) => {
  const [active, setActive] = useState({ of: items, index: -1 })
  const index = active.of === items ? active.index : -1
  const moveTo = (next: number) => {
    const place = (next + items.length) % items.length
    setActive({ of: items, index: place })
  }
  useEffect(() => {
    if (index >= 0) document.getElementById(`${list}-${index}`)?.scrollIntoView({ block: 'nearest' })
  }, [list, index])
  return { index, moveTo }
}

/** The civic number of what is typed, without its unit. */
const typedNumber = ({ text }: Search) => typedLine(text).StreetNumber.split('-').at(-1) ?? ''

/** The status of the search; results are only announced, since the list shows them. */
const SearchStatus = ({ search, filled }: { search: Search; filled: string }) => {
  const { status, items } = search
  const t = useKitTexts()
  const isNothing = status === 'found' && items.length === 0
  const number = typedNumber(search)
  const isOther = number !== '' && items.length > 0 && !items.some(({ Text }) => Text.includes(number))
  const found = status === 'found' && !isNothing ? t('address.found', { count: items.length }) : ''
  const done = status === 'idle' && filled !== '' ? t('address.filled', { address: filled }) : ''
  return (
    <p role="status" className={isNothing || isOther ? classes.nothing : classes.hidden}>
      {isNothing ? t('address.nothing') : isOther ? t('address.otherNumbers', { number }) : found || done}
    </p>
  )
}

/** Scrolls what was found above the bar at the bottom of a phone, but not so far that what is being typed is hidden. */
const useShown = (items: readonly FoundAddress[] | undefined) => {
  const results = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (items === undefined) return
    results.current?.scrollIntoView({ block: 'nearest' })
    document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [items])
  return results
}

/** An address search: a combobox that opens while typing. */
export const AddressSearch = ({ search, onFound, inBox = ({ Text }) => Text, ...props }: AddressSearchProps) => {
  const field = useField<Address>({ texts: 'kit', ...props })
  const { store } = useFormContext()
  const [isOpen, setOpen] = useState(false)
  const [filled, setFilled] = useState('')
  const { items } = search
  const list = `${field.id}-found`
  const { index: active, moveTo } = useActive(items, list)
  const hasList = isOpen && items.length > 0
  const results = useShown(isOpen && search.status === 'found' ? items : undefined)

  const choose = async (item: FoundAddress) => {
    if (item.Next === 'Find') return search.openGroup(item)
    const fillIn = async () => {
      const address = await search.retrieve(item)
      if (address === undefined) return
      const filled = onFound(address)
      search.show(inBox(item))
      setFilled(inBox(item))
      setOpen(false)
      await filled
    }
    return store.during(fillIn())
  }
  const keys: Record<string, () => void> = {
    ArrowDown: () => moveTo(active + 1),
    ArrowUp: () => moveTo(active < 0 ? items.length - 1 : active - 1),
    Enter: () => {
      const item = items[active]
      if (item !== undefined) void choose(item)
    },
    Escape: () => setOpen(false),
  }
  const pressed = (event: KeyboardEvent) => {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    const opens = !isOpen && items.length > 0 && isArrow
    if (opens) setOpen(true)
    const act = hasList || opens ? keys[event.key] : undefined
    // Enter in the search box searches; it does not submit the form.
    if (act !== undefined || event.key === 'Enter') event.preventDefault()
    act?.()
  }
  return (
    <div>
      <TextInput
        {...boxProps(field, props)}
        leftSection={<Icon name="search" />}
        leftSectionWidth={44}
        role="combobox"
        aria-expanded={hasList}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={hasList && active >= 0 ? `${list}-${active}` : undefined}
        value={search.text}
        onChange={(event) => {
          search.type(event.currentTarget.value)
          setFilled('')
          setOpen(true)
        }}
        onFocus={() => setOpen(true)}
        // A box that has the focus already: its list was closed by Escape, or by a refused form.
        onClick={() => setOpen(true)}
        onBlur={({ currentTarget }) => {
          whenReleased(() => {
            // A refused form has returned the focus by then.
            if (document.activeElement !== currentTarget) setOpen(false)
          })
          field.touch()
        }}
        onKeyDown={pressed}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
      />
      <div ref={results}>
        <SearchStatus search={search} filled={filled} />
        {hasList && <Found id={list} label={field.label} items={items} active={active} onChoose={choose} />}
      </div>
    </div>
  )
}

import { Icon } from '@foyer/ui/icons.tsx'
import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import classes from './filter-bar.module.css'
import { useOfficeTexts } from './texts.ts'
import { useKeys } from './use-keys.ts'
import { searchOf } from './view-filters.ts'

interface SearchBoxProps {
  placeholder: string
  /** What is searched for now; empty for nothing. */
  search: string
  onSearch: (search: string) => void
}

/** The search of a list, which the key / leads to. */
export const SearchBox = ({ placeholder, search, onSearch }: SearchBoxProps) => {
  const t = useOfficeTexts()
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(search)
  // What this box searched for last: another search in the address comes from a link, or was cleared.
  const own = useRef(search)
  const ask = useDebouncedCallback((text: string) => {
    own.current = searchOf(text)
    if (own.current !== search) onSearch(own.current)
  }, 300)
  useEffect(() => {
    if (own.current === search) return
    own.current = search
    setTyped(search)
  }, [search])
  useKeys({ '/': () => box.current?.focus() })
  return (
    <TextInput
      ref={box}
      type="search"
      label={t('filters.search')}
      placeholder={placeholder}
      leftSection={<Icon name="search" size={18} />}
      maxLength={100}
      autoComplete="off"
      spellCheck={false}
      className={classes.search ?? ''}
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        ask(value)
      }}
    />
  )
}

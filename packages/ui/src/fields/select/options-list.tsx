import { useEffect, useRef } from 'react'
import { Icon } from '../../icons.tsx'
import type { Options, SelectOption } from './options.ts'
import classes from './select.module.css'

interface OptionsListProps {
  id: string
  label: string
  options: Options
  /** The chosen value, and the one that Enter would choose. */
  value: string
  active: string
  onChoose: (value: string) => void
}

export const optionId = (list: string, value: string) => `${list}-${value}`

/** The options below a select box, which keeps the focus and names the active one by aria-activedescendant. */
export const OptionsList = ({ id, label, options, value, active, onChoose }: OptionsListProps) => {
  const box = useRef<HTMLDivElement>(null)
  // Scrolls only the list: it may not be positioned yet, and scrolling the page would jump.
  useEffect(() => {
    const option = document.getElementById(optionId(id, active))
    const { current: list } = box
    if (option === null || list === null) return
    const { offsetTop, offsetHeight } = option
    list.scrollTop = Math.min(offsetTop, Math.max(list.scrollTop, offsetTop + offsetHeight - list.clientHeight))
  }, [id, active])
  const line = (option: SelectOption) => (
    <div
      key={option.value}
      id={optionId(id, option.value)}
      role="option"
      tabIndex={-1}
      aria-selected={option.value === value}
      data-active={option.value === active}
      className={classes.option}
      onClick={() => onChoose(option.value)}
      onKeyDown={(event) => event.key === 'Enter' && onChoose(option.value)}
    >
      <span>{option.label}</span>
      {option.value === value && <Icon name="check" size={18} />}
    </div>
  )
  return (
    <div ref={box} id={id} role="listbox" aria-label={label} className={classes.list}>
      {options.map((one) =>
        'items' in one ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
          <div key={one.group} role="group" aria-label={one.group}>
            <div className={classes.heading} aria-hidden="true">
              {one.group}
            </div>
            {one.items.map(line)}
          </div>
        ) : (
          line(one)
        ),
      )}
    </div>
  )
}

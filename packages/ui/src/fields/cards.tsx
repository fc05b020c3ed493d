import type { Field } from '../form/use-field.ts'
import classes from './choice-fields.module.css'
import type { Choice } from './use-menu.ts'

interface CardsProps<Value extends string | number> {
  /** Makes the cards one group of radio buttons. */
  name: string
  choices: readonly (Omit<Choice, 'Value'> & { Value: Value })[]
  field: Pick<Field<Value>, 'value' | 'set' | 'touch' | 'error'>
  columns?: 1 | 2
  /** Called after a choice by touch or mouse. The arrow keys choose every card that they pass. */
  onPressed?: () => void
}

/** Labels of up to this length, as yes and no or titles, are side by side on a phone too. */
const shortest = 6

/** The cards of a choice, without label and error. */
export const Cards = <Value extends string | number>({
  name,
  choices,
  field,
  columns = 1,
  onPressed,
}: CardsProps<Value>) => (
  <div
    className={classes.cards}
    data-columns={columns}
    data-short={choices.every(({ Label, Help }) => Label.length <= shortest && Help === undefined)}
  >
    {choices.map(({ Value, Label, Help }) => (
      <label key={Value} className={classes.card} data-checked={field.value === Value}>
        <input
          type="radio"
          className={classes.radio}
          name={name}
          value={Value}
          checked={field.value === Value}
          onChange={({ target }) => {
            field.set(Value)
            if (!target.matches(':focus-visible')) onPressed?.()
          }}
          onBlur={field.touch}
          aria-invalid={field.error !== undefined}
        />
        <span className={classes.words}>
          <span className={classes.label}>{Label}</span>
          {Help !== undefined && <span className={classes.help}>{Help}</span>}
        </span>
      </label>
    ))}
  </div>
)

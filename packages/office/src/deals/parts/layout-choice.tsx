import { type PipelineLayout, pipelineLayouts } from '@foyer/domain/office/pipeline.ts'
import { useRef } from 'react'
import { useKeys } from '../../kit/use-keys.ts'
import { useTexts } from '../texts.ts'
import classes from './layout-choice.module.css'

interface LayoutChoiceProps {
  chosen: PipelineLayout
  onChoose: (layout: PipelineLayout) => void
}

/** Table or board. By its key the focus goes to the choice, since what had it is gone. */
export const LayoutChoice = ({ chosen, onChoose }: LayoutChoiceProps) => {
  const t = useTexts()
  const group = useRef<HTMLFieldSetElement>(null)
  const toggle = () => {
    const other = group.current?.querySelector<HTMLButtonElement>('button[aria-pressed="false"]')
    other?.focus()
    other?.click()
  }
  useKeys({ b: toggle })
  return (
    <fieldset ref={group} className={classes.choice}>
      <legend className={classes.legend}>{t('layout.label')}</legend>
      {pipelineLayouts.map((layout) => (
        <button
          key={layout}
          type="button"
          aria-pressed={layout === chosen}
          data-layout={layout}
          onClick={() => layout !== chosen && onChoose(layout)}
        >
          {t(`layout.${layout}`)}
        </button>
      ))}
    </fieldset>
  )
}

import { experienceOf } from '@foyer/domain/settings/setting-effects.ts'
import type { SiteSettings } from '@foyer/domain/site/fields.ts'
import hidden from '@foyer/ui/hidden.module.css'
import { WideRegion } from '@foyer/ui/page/scroll-region.tsx'
import { useTexts } from '../texts.ts'
import { useEffects } from '../use-effects.ts'
import { useWords } from '../use-words.ts'
import classes from './settings.module.css'

/** The steps of a client with what is chosen, beside those of what is saved. It stays in view. */
export const Walk = ({ saved }: { saved: SiteSettings }) => {
  const t = useTexts()
  const { step, walkLine } = useWords()
  const { experience } = useEffects(saved)
  const before = experienceOf(saved)
  const isChanged = walkLine(before) !== walkLine(experience)
  const all = [...experience.steps, ...before.steps.filter((id) => !experience.steps.includes(id))]
  const order = experienceOf({ ...saved, ...everything }).steps
  const places = [...all].sort((a, b) => order.indexOf(a) - order.indexOf(b))
  return (
    <section className={classes.walk} aria-labelledby="walk">
      <h2 id="walk" className={classes.walkTitle}>
        {t('walk.title')}
      </h2>
      <p className={classes.walkLine}>
        <span role="status">{walkLine(experience)}</span>
        {isChanged && <span className={classes.quiet}>{t('walk.before', { line: walkLine(before) })}</span>}
      </p>
      <WideRegion label={t('walk.list')} className={classes.stepsBox}>
        <ol className={classes.steps}>
          {places.map((id) => {
            const state = !experience.steps.includes(id) ? 'removed' : before.steps.includes(id) ? 'kept' : 'added'
            return (
              <li key={id} className={classes.step} data-state={state}>
                {state === 'removed' ? <del>{step(id)}</del> : step(id)}
                {state !== 'kept' && <span className={hidden.hidden}> ({t(`walk.${state}`)})</span>}
              </li>
            )
          })}
        </ol>
      </WideRegion>
      <p className={classes.note}>{t('walk.note')}</p>
    </section>
  )
}

/** All steps there are, for their order. */
const everything = {
  ...{ showIncome: 1, showProperty: 1, showAssets: 1, showLiabilities: 1, showMortgage: 1 },
  ...{ AddCoApplicant: 1, ShowInviteCoApplicant: 1, showRequestDocument: 1, showBankStatement: 1 },
} as const

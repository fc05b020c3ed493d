import { formatDate } from '@foyer/domain/kit/dates.ts'
import type { Figure, Line } from '@foyer/domain/qualification/figure.ts'
import { isStale, type Rule } from '@foyer/domain/qualification/rule.ts'
import type { Estimate } from '@foyer/domain/qualification/rule-values.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { OutsideLink } from '@foyer/ui/link.tsx'
import { today } from '@foyer/ui/today.ts'
import { withKeys } from '@foyer/ui/with-keys.ts'
import classes from '../estimate.module.css'
import { useTexts } from '../texts.ts'
import type { DerivedName } from './figures.ts'
import { useAmounts } from './use-amounts.ts'

const isUsual = (rule: Rule): rule is Rule<Estimate> => rule.kind === 'estimate'

/** Where an amount comes from: an answer, a share of another amount, a usual amount, or an assumption. */
const useOrigin = () => {
  const t = useTexts()
  const { dollars, exact, percent: inPercent } = useAmounts()
  return ({ rule, fact, policy, percent, base, estimate, amount, unit }: Line): string | undefined => {
    if (rule && isUsual(rule))
      return t('how.usual', { least: dollars(rule.value.least), most: dollars(rule.value.most) })
    if (percent !== undefined && base !== undefined)
      return t('how.share', { percent: inPercent(percent), base: exact(base, 'dollars') })
    if (policy !== undefined || (unit === 'years' && fact === undefined)) return t('how.assumed')
    if (estimate) return t('how.estimate')
    return fact !== undefined && amount !== 0 ? t('how.answer') : undefined
  }
}

/** From when a rule holds, or who set it until when and why, and how far it is confirmed. */
const useRuleWords = () => {
  const t = useTexts()
  const { language } = useLanguage()
  return (rule: Rule): string => {
    const { kind, override, from, to = '', checkedOn, confirmed } = rule
    if (override) {
      const isOfAll = kind === 'law' || kind === 'insurer'
      const until = { to: formatDate(to, language), reason: override.reason[language] }
      return isOfAll ? t('how.overrideOfAll', until) : t('how.override', until)
    }
    return [
      t('how.rule', { from: formatDate(from, language), checked: formatDate(checkedOn, language) }),
      ...(confirmed === 'official' ? [] : [t('how.unconfirmed')]),
      ...(isStale(rule, today()) ? [t('how.stale')] : []),
    ].join(' ')
  }
}

/** Each rule once, with its source. Of a usual amount, the range is enough unless the broker set it. */
const RuleNotes = ({ lines }: { lines: readonly Line[] }) => {
  const wordsOf = useRuleWords()
  const rules = [...new Set(lines.flatMap(({ rule }) => (rule && (rule.override || !isUsual(rule)) ? rule : [])))]
  return rules.map((rule) => (
    <p key={`${rule.id} ${rule.from}`} className={classes.rule}>
      {rule.source.url !== '' && (
        <>
          <OutsideLink href={rule.source.url}>{rule.source.title}</OutsideLink>{' '}
        </>
      )}
      {wordsOf(rule)}
    </p>
  ))
}

/** What a figure consists of, or what its formula takes, line by line. */
export const Lines = ({ figure }: { figure: Figure }) => {
  const t = useTexts()
  const amounts = useAmounts()
  const originOf = useOrigin()
  return (
    <dl className={classes.lines}>
      {withKeys(figure.lines, ({ label }) => label).map(([key, line]) => {
        const origin = originOf(line)
        return (
          <div key={key}>
            <dt>
              {t(`lines.${line.label}`)}
              {origin !== undefined && <span className={classes.origin}>{origin}</span>}
            </dt>
            <dd>{amounts.line(line)}</dd>
          </div>
        )
      })}
      <div className={classes.total}>
        <dt>{t(figure.isSum ? 'how.total' : 'how.result')}</dt>
        <dd>{amounts.total(figure)}</dd>
      </div>
    </dl>
  )
}

interface DerivationProps {
  name: DerivedName
  figure: Figure
}

/** How one figure came about, line by line. */
export const Derivation = ({ name, figure }: DerivationProps) => {
  const t = useTexts()
  return (
    <section className={classes.derivation}>
      <h3 className={classes.derived}>{t(`figures.${name}.title`)}</h3>
      {figure.is === 'notApplicable' ? (
        <p className={classes.quiet}>{t(`reasons.${figure.because}`)}</p>
      ) : (
        <>
          <Lines figure={figure} />
          <RuleNotes lines={figure.lines} />
        </>
      )}
    </section>
  )
}

import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { lookUp } from '@foyer/ui/i18n/texts.ts'
import { useTexts } from '../texts.ts'
import { type BrandField, type Values, valueAt, valuesOf } from '../values.ts'
import classes from './brand.module.css'
import type { Brand } from './brand-page.tsx'
import { isMoreField } from './more-fields.tsx'

interface MeanwhileProps {
  seen: { brand: Brand; values: Values; conflicts: readonly BrandField[] }
}

/** What a colleague saved of the same fields, beside what was entered here. */
export const Meanwhile = ({ seen: { brand, values, conflicts } }: MeanwhileProps) => {
  const t = useTexts()
  const now = valuesOf(brand.Link)
  const nameOf = (field: BrandField) =>
    lookUp(isMoreField(field) ? 'office.brand' : 'office.sites', `fields.${field}.label`)
  return (
    <Notice kind="warning" title={t('stale.title')} takesFocus>
      <p className={classes.text}>{t(conflicts.length === 0 ? 'stale.alone' : 'stale.text')}</p>
      {conflicts.length > 0 && (
        <ul className={classes.lines}>
          {conflicts.map((field) => (
            <li key={field}>
              {t('stale.line', {
                name: nameOf(field),
                now: valueAt(now, field) || t('stale.empty'),
                yours: valueAt(values, field) || t('stale.empty'),
              })}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}

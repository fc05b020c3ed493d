import { Avatar } from '@foyer/ui/avatar.tsx'
import { useFormValues } from '@foyer/ui/form/form-context.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { brandColors } from '@foyer/ui/theme/brand-colors.ts'
import { fullName } from '../../kit/names.ts'
import classes from '../sites.module.css'
import { useTexts } from '../texts.ts'
import type { Brand } from './brand-form.tsx'

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

/** The bar of the site and its main button, in the colours that follow from the chosen one. */
export const BrandPreview = () => {
  const t = useTexts()
  const { language } = useLanguage()
  const { PrimaryColor, AgentProfile: brand } = useFormValues<Brand>()
  const { fill, onFill } = brandColors(isColour(PrimaryColor) ? PrimaryColor : '#0b5c5c', 'light')
  const title = (language === 'fr' ? brand.TitleFr || brand.Title : brand.Title || brand.TitleFr) || brand.BrokerageName
  return (
    <figure className={classes.preview} aria-label={t('brand.preview')}>
      <div className={classes.previewBar}>
        <Avatar
          name={fullName(brand)}
          photo={brand.AgentPhoto === '' ? undefined : `/ws/AgentProfilePhoto/${brand.AgentPhoto}`}
        />
        <span className={classes.previewNames}>
          <strong>{fullName(brand)}</strong>
          <span className={classes.quiet}>{title}</span>
        </span>
      </div>
      <div className={classes.previewBody}>
        <span className={classes.sample} style={{ background: fill, color: onFill }}>
          {t('brand.start')}
        </span>
      </div>
    </figure>
  )
}

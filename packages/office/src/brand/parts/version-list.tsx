import { Badge } from '@foyer/ui/feedback/badge.tsx'
import { formatInstant } from '@foyer/ui/format-instant.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { RecordList } from '@foyer/ui/records/record-list.tsx'
import { RowButton } from '@foyer/ui/row-button.tsx'
import { useTexts } from '../texts.ts'
import classes from './brand.module.css'
import type { Brand } from './brand-page.tsx'

interface VersionListProps {
  versions: Brand['Versions']
  onBack: (number: number) => void
}

/** The brands that clients saw, each of which can be brought back. */
export const VersionList = ({ versions, onBack }: VersionListProps) => {
  const t = useTexts()
  const { language } = useLanguage()
  return (
    <Section title={t('versions.title')}>
      <RecordList
        label={t('versions.list')}
        records={versions}
        idOf={({ BrandVersion }) => BrandVersion}
        nameOf={({ BrandVersion }) => t('versions.number', { number: BrandVersion })}
        columns={[
          {
            label: t('versions.colour'),
            of: ({ PrimaryColor, CurrentFl }) => (
              <span className={classes.version}>
                <span className={classes.swatch} style={{ background: PrimaryColor }} />
                {PrimaryColor}
                {CurrentFl === 1 && <Badge tone="good">{t('versions.current')}</Badge>}
              </span>
            ),
          },
          { label: t('versions.when'), of: ({ At }) => formatInstant(At, language) },
          { label: t('versions.who'), of: ({ By, Name }) => Name || t(`versions.${By}`) },
        ]}
        empty={{ title: t('versions.none'), text: t('versions.noneText') }}
        actions={({ BrandVersion, CurrentFl }) =>
          CurrentFl === 0 && (
            <RowButton
              icon="turn"
              label={t('versions.back')}
              named={t('versions.backNamed', { number: BrandVersion })}
              onClick={() => onBack(BrandVersion)}
            />
          )
        }
      />
    </Section>
  )
}

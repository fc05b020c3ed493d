import { agreementValues } from '@foyer/domain/insurance/agreement-names.ts'
import type { AgreementNames } from '@foyer/domain/insurance/fields.ts'
import { withoutIsolates } from '@foyer/domain/kit/isolate.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { formatPhone } from '@foyer/domain/kit/phone.ts'
import { cleanLine } from '@foyer/domain/kit/text.ts'
import type { Link } from '@foyer/domain/site/fields.ts'
import { en } from '@foyer/texts/insurance/agreement/en.ts'
import { consentHash } from '../application/consent.ts'
import type { ServerTexts } from '../kit/texts.ts'
import type { AgreementRecord, Facts } from './store.ts'

/** The version of the agreement on pre-authorized debits; any change of its text is a new version. */
export const agreementVersion = '1.1'

/** Whom the agreement names: the payee and broker of the application, and how the broker of the site is reached. */
export const agreementNames = (
  { LoanDetail, BrokerDetail: broker }: Pick<Facts, 'LoanDetail' | 'BrokerDetail'>,
  { AgentProfile: agent }: Pick<Link, 'AgentProfile'>,
): AgreementNames => ({
  Payee: cleanLine(LoanDetail.PayeeName ?? ''),
  Broker: cleanLine(`${broker.BrokerFirstName} ${broker.BrokerLastName}, ${broker.Name}`),
  Phone: formatPhone(agent.WorkPhone || agent.Mobile),
  Email: agent.Email,
})

/** The agreement as applicants read it and as the document prints it: without isolates this is the text that is hashed. */
export const agreementText = (texts: ServerTexts, language: Language, names: AgreementNames | undefined): string => {
  const t = texts.of(language)
  const values = agreementValues((key, given) => t(`insurance.agreement:${key}`, given), names)
  return [
    t('insurance.agreement:title'),
    ...Object.keys(en.sections).map((name) =>
      [t(`insurance.agreement:sections.${name}.heading`), t(`insurance.agreement:sections.${name}.text`, values)].join(
        '\n',
      ),
    ),
  ].join('\n\n')
}

export const agreementRecord = (
  texts: ServerTexts,
  language: Language,
  { names, now, ip }: { names: AgreementNames; now: Date; ip: string },
): AgreementRecord => ({
  Version: agreementVersion,
  TextHash: consentHash(withoutIsolates(agreementText(texts, language, names))),
  Language: language,
  Names: names,
  AcceptedAt: now.toISOString(),
  Ip: ip,
})

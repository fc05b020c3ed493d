import type { Translation } from '../../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  title: 'Accord de débits préautorisés (personnel)',
  names: {
    payee: 'l’assureur qui délivre votre certificat d’assurance, ou son administrateur',
    payeeNamed: '{{payee}}, soit l’assureur qui délivre votre certificat d’assurance ou son administrateur',
    broker: 'votre courtier, dont le téléphone et le courriel figurent dans cette demande,',
    brokerNamed: 'votre courtier, {{broker}},',
  },
  sections: {
    authority: {
      heading: 'Ce que vous autorisez',
      text: 'Vous autorisez {{payee}} (le bénéficiaire), à débiter le compte indiqué dans cette demande du montant des primes des protections que vous avez choisies. Cet accord vise des services personnels\u00A0: il s’agit d’un débit préautorisé (DPA) personnel au sens de la Règle H1 de Paiements Canada. Vous confirmez que vous pouvez débiter ce compte seul, ou que chaque personne dont la signature est requise signe cette demande.',
    },
    amount: {
      heading: 'Le montant et les dates',
      text: 'Chaque mois, la prime indiquée dans cette demande et les taxes qui s’y rattachent sont débitées. Le premier débit est fait dans les 30 jours suivant le début de la protection\u202F; les suivants, le même jour de chaque mois ou le jour ouvrable suivant. Le montant peut changer quand votre protection, votre tranche d’âge ou les taux de l’assureur changent\u00A0: il est variable.',
    },
    notice: {
      heading: 'L’avis avant un débit',
      text: 'Le bénéficiaire vous avise par écrit du montant et de la date du premier débit au moins 10 jours civils à l’avance, et de tout changement de montant ou de date au moins 10 jours civils avant le débit visé.',
    },
    cancel: {
      heading: 'Votre droit d’annuler',
      text: 'Vous pouvez annuler cette autorisation en tout temps en donnant au bénéficiaire un préavis de 30 jours, par écrit ou par téléphone. Pour obtenir un modèle de formulaire d’annulation, ou pour en savoir plus sur votre droit d’annuler un accord de DPA, adressez-vous à votre institution financière ou visitez www.paiements.ca. Annuler les débits n’annule pas votre assurance\u00A0: les primes doivent alors être payées autrement.',
    },
    recourse: {
      heading: 'Vos recours',
      text: 'Vous avez certains droits de recours si un débit n’est pas conforme à cet accord. Par exemple, vous avez le droit de recevoir le remboursement de tout débit qui n’est pas autorisé ou qui n’est pas compatible avec cet accord de DPA, si vous le réclamez dans les 90 jours. Pour en savoir plus sur vos droits de recours, adressez-vous à votre institution financière ou visitez www.paiements.ca.',
    },
    contact: {
      heading: 'Questions et changements',
      text: 'Avisez {{broker}} de tout changement à votre compte, et posez-lui toute question sur ces débits. Les renseignements sur votre compte sont gardés chiffrés et ne sont transmis au bénéficiaire et à sa banque que pour ces débits.',
    },
  },
}

import type { Translation } from '../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  version: 'Version 1.2, en vigueur en mars 2024',
  privacy: {
    title: 'Confidentialité',
    why: 'Ce que nous vous demandons, pourquoi, et ce que vous pouvez décider.',
    sections: {
      collect: {
        title: 'Ce que nous recueillons',
        text: 'Ce que vous indiquez dans votre demande\u00A0: qui vous êtes, où vous habitez et avez habité, ce que vous gagnez, possédez et devez, ainsi que le prêt hypothécaire que vous cherchez. Nous consignons vos ouvertures de session, vos consentements et le moment où vous envoyez votre demande. Votre numéro d’assurance sociale est facultatif, à moins que votre courtier l’exige\u202F; il ne sert qu’à associer votre dossier de crédit à votre demande.',
      },
      purpose: {
        title: 'Pourquoi nous le demandons',
        text: 'Pour que votre courtier hypothécaire puisse vous conseiller, vérifier que le prêt vous convient et solliciter en votre nom des offres auprès de prêteurs et d’assureurs. Certains renseignements sont exigés par la loi, pour confirmer votre identité.',
      },
      share: {
        title: 'Qui y a accès',
        text: 'Votre courtier et son cabinet. Les prêteurs, les assureurs hypothécaires et les agences d’évaluation du crédit, une fois que vous y avez consenti dans votre demande. Les entreprises qui exploitent ce service pour votre courtier et qui ne peuvent s’en servir à d’autres fins. Nous ne vendons pas vos renseignements.',
      },
      keep: {
        title: 'Combien de temps nous les gardons',
        text: 'Les réponses que vous n’envoyez pas sont supprimées après un certain temps. Une demande envoyée est conservée aussi longtemps que la loi l’exige des courtiers hypothécaires, soit au moins cinq ans, puis supprimée. Les numéros sensibles sont chiffrés.',
      },
      rights: {
        title: 'Ce que vous pouvez demander',
        text: 'Voir ce que nous détenons à votre sujet, faire corriger une erreur, retirer un consentement pour l’avenir et faire supprimer vos renseignements lorsqu’aucune loi n’oblige votre courtier à les conserver.',
      },
      reach: {
        title: 'À qui vous adresser',
        text: 'À votre courtier\u00A0: son téléphone et son courriel figurent sur chaque page de votre demande. Si sa réponse ne vous satisfait pas, vous pouvez vous adresser à la Commission d’accès à l’information du Québec, au commissaire de votre province ou au Commissariat à la protection de la vie privée du Canada.',
      },
    },
  },
  terms: {
    title: 'Conditions d’utilisation',
    why: 'Ce que vous pouvez attendre de ce portail, et ce que nous attendons de vous.',
    sections: {
      service: {
        title: 'Ce qu’est ce portail',
        text: 'Un endroit où préparer une demande de prêt hypothécaire et l’envoyer à votre courtier. Il vous est offert par votre courtier, sans frais.',
      },
      account: {
        title: 'Votre compte',
        text: 'Un compte par courtier, pour vous seul. Gardez votre mot de passe secret et prévenez votre courtier si vous pensez que quelqu’un d’autre s’en est servi. Toute session prend fin après trente minutes d’inactivité.',
      },
      answers: {
        title: 'Vos réponses',
        text: 'Répondez avec franchise et aussi complètement que possible. Les prêteurs se fient à ce que vous envoyez, et une fausse déclaration dans une demande de prêt peut constituer une infraction. Si vous répondez pour une autre personne, obtenez sa permission.',
      },
      noOffer: {
        title: 'Ni offre ni approbation',
        text: 'Les montants affichés ici sont des estimations. Rien dans ce portail ne constitue une promesse de prêt, de taux ou d’assurance\u202F; seul l’engagement écrit d’un prêteur ou d’un assureur compte.',
      },
      conduct: {
        title: 'Ce qui n’est pas permis',
        text: 'Utiliser le portail pour autre chose que votre propre demande, chercher à voir les renseignements d’autres personnes ou nuire à son fonctionnement.',
      },
      change: {
        title: 'Modifications',
        text: 'Nous pouvons modifier ces conditions. La version qui s’applique à une demande est celle qui était affichée au moment de l’envoi.',
      },
    },
  },
  disclosure: {
    title: 'Divulgation',
    why: 'Comment votre courtier hypothécaire travaille et est rémunéré.',
    sections: {
      role: {
        title: 'Pour qui agit votre courtier',
        text: 'Votre courtier détient un permis dans la province où il exerce et cherche, parmi plusieurs prêteurs, un prêt hypothécaire qui vous convient. Son numéro de permis figure à côté de son nom.',
      },
      pay: {
        title: 'Comment votre courtier est payé',
        text: 'Dans la plupart des cas, le prêteur paie le cabinet au moment où votre prêt est accordé. Si vous devez payer des frais, votre courtier vous en informe par écrit avant que vous acceptiez quoi que ce soit.',
      },
      lenders: {
        title: 'Quels prêteurs',
        text: 'Demandez à votre courtier avec combien de prêteurs il fait affaire et s’il a un intérêt dans l’un d’eux. Il est tenu de vous le dire.',
      },
      complaint: {
        title: 'En cas de problème',
        text: 'Parlez-en d’abord à votre courtier, puis au dirigeant de son cabinet. Vous pouvez aussi vous adresser à l’organisme qui encadre les courtiers hypothécaires de votre province, comme l’Autorité des marchés financiers au Québec.',
      },
    },
  },
}

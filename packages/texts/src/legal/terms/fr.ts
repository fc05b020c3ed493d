import type { Translation } from '../../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  title: 'Conditions d’utilisation',
  why: 'Ce que vous pouvez attendre de ce portail, et ce que nous attendons de vous.',
  sections: {
    service: {
      title: 'Ce qu’est ce portail',
      text: [
        'Un endroit où préparer une demande de prêt hypothécaire, l’envoyer à {{broker}} et suivre la suite. Il vous est offert par {{brokerage}}, sans frais. «\u00A0Nous\u00A0» désigne les deux, ainsi que ceux qui exploitent le portail en leur nom.',
        'En l’utilisant, vous acceptez ces conditions. Si vous n’êtes pas d’accord, ne l’utilisez pas\u00A0: votre courtier peut recevoir votre demande autrement, sans frais.',
      ].join('\n'),
    },
    you: {
      title: 'Qui peut l’utiliser',
      text: 'Vous, si vous êtes majeur dans votre province, pour votre propre prêt hypothécaire ou pour une personne qui vous en a donné le mandat par écrit. Si vous avez moins de 18 ans au moment de la demande, parlez d’abord à votre courtier.',
    },
    account: {
      title: 'Votre compte',
      text: [
        'Un compte par courtier, pour vous seul\u202F; les comptes ne sont pas partagés entre courtiers. Gardez pour vous votre mot de passe et les codes que nous vous envoyons. Nous ne vous les demandons jamais au téléphone ni par courriel.',
        'Prévenez votre courtier dès que vous pensez que quelqu’un d’autre s’est servi de votre compte. Une session prend fin après trente minutes d’inactivité, et après douze heures en tout. Vous pouvez fermer votre compte en tout temps en écrivant à votre courtier.',
      ].join('\n'),
    },
    answers: {
      title: 'Vos réponses',
      text: [
        'Répondez avec franchise et aussi complètement que possible, et avisez votre courtier si quelque chose change avant le versement du prêt. Les prêteurs et les assureurs se fient à ce que vous envoyez. Une fausse déclaration dans une demande de prêt peut vous coûter le prêt et constituer une infraction.',
        'Si vous répondez pour une autre personne, ou envoyez ses documents, obtenez sa permission. Ce que vous envoyez demeure à vous\u202F; vous nous permettez de nous en servir pour votre demande, comme le dit l’avis de confidentialité.',
      ].join('\n'),
    },
    electronic: {
      title: 'Accepter à l’écran',
      text: 'Cocher la case à côté de votre nom, ou signer à l’écran, a la même valeur qu’une signature sur papier. Chaque demandeur le fait pour lui-même. Vous acceptez de recevoir par courriel et dans ce portail les documents qui concernent votre demande\u202F; vous pouvez les demander sur papier en tout temps, et conserver ou imprimer tout ce que vous acceptez.',
    },
    noOffer: {
      title: 'Ni offre ni approbation',
      text: 'Les montants affichés ici, y compris ceux de la calculatrice, sont des estimations. Rien dans ce portail ne constitue une promesse de prêt, de taux, d’assurance ou de date, ni un avis juridique ou fiscal. Seul l’engagement écrit d’un prêteur ou d’un assureur compte, selon ses propres conditions.',
    },
    others: {
      title: 'Les services d’autres entreprises',
      text: 'Pour obtenir des relevés bancaires, signer ou ouvrir une session avec un autre compte, vous pouvez être dirigé vers le service d’une autre entreprise. Ses conditions s’appliquent alors à ce que vous y faites. Vous n’êtes jamais obligé d’en utiliser un\u00A0: votre courtier a une autre solution pour chacun.',
    },
    conduct: {
      title: 'Ce qui n’est pas permis',
      text: [
        'Vous ne pouvez pas\u00A0:',
        '- utiliser le portail pour autre chose que votre propre demande\u202F;',
        '- chercher à voir les renseignements d’autres personnes ou à contourner une vérification\u202F;',
        '- envoyer des fichiers nuisibles, ou un programme à la place d’une personne\u202F;',
        '- nuire à son fonctionnement ou le copier.',
        'Nous pouvons alors fermer le compte\u202F; nous vous disons pourquoi, et votre courtier peut toujours recevoir votre demande autrement.',
      ].join('\n'),
    },
    availability: {
      title: 'Si quelque chose ne fonctionne pas',
      text: [
        'Nous faisons de notre mieux pour que le portail fonctionne et que vos réponses soient en sécurité, mais aucun service ne fonctionne sans interruption. Si vous avez une échéance, comme une condition de financement, appelez votre courtier\u00A0: ne comptez pas sur un message seulement.',
        'Nous répondons de ce dont la loi nous rend responsables. Ces conditions ne vous privent d’aucun droit que la loi vous donne comme consommateur, et rien n’y limite ce que nous vous devons pour notre fait ou notre faute lorsque la loi ne le permet pas.',
      ].join('\n'),
    },
    dispute: {
      title: 'En cas de désaccord',
      text: [
        'Écrivez à {{broker}}, ou à la personne qui traite les plaintes chez {{brokerage}}, dans les 60 jours après avoir constaté le problème. Nous en accusons réception, vous répondons par écrit et avons 60 jours pour trouver une solution avec vous avant que l’un de nous aille plus loin.',
        'Vous ne perdez aucun droit en écrivant tard ou en n’écrivant pas\u00A0: vous pouvez vous adresser à un organisme de surveillance ou à un tribunal comme la loi le permet, individuellement ou avec d’autres, et aucun délai que la loi vous accorde n’en est raccourci. Rien ne vous oblige à recourir à l’arbitrage.',
      ].join('\n'),
    },
    change: {
      title: 'Modification des conditions',
      text: 'Nous vous avisons par écrit au moins 30 jours avant qu’une modification s’applique\u00A0: l’ancien texte, le nouveau, la date et ce que vous pouvez faire. Si vous n’êtes pas d’accord, vous pouvez fermer votre compte avant ce jour ou dans les 30 jours qui le suivent, sans frais ni pénalité. La version qui s’applique à une demande est celle qui était affichée au moment de l’envoi.',
    },
    law: {
      title: 'La loi qui s’applique',
      text: 'La loi de la province où vous habitez et les lois du Canada qui s’y appliquent\u202F; ses tribunaux peuvent vous entendre. Si une partie de ces conditions est sans effet, le reste demeure. Ces conditions existent en français et en anglais. Au Québec, vous avez le droit de recevoir d’abord la version française et n’êtes lié par l’anglaise que si vous la choisissez expressément.',
    },
  },
}

import type { Translation } from '../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  version: 'Version 1.2, en vigueur en mars 2024',
  counsel: 'Proposition à faire réviser par le conseiller juridique du cabinet avant de l’utiliser.',
  privacy: {
    title: 'Confidentialité',
    why: 'Ce que nous vous demandons, pourquoi, et ce que vous pouvez décider.',
    sections: {
      who: {
        title: 'Qui est responsable',
        text: 'Votre courtier hypothécaire et son cabinet. «\u00A0Nous\u00A0» les désigne, ainsi que ceux qui exploitent ce portail pour eux. Nous respectons la Loi sur la protection des renseignements personnels et les documents électroniques (LPRPDE) et les lois de votre province\u202F; au Québec, la Loi sur la protection des renseignements personnels dans le secteur privé, modifiée par la Loi 25.',
      },
      collect: {
        title: 'Ce que nous recueillons',
        text: 'Ce que vous indiquez dans votre demande\u00A0: qui vous êtes, où vous habitez et avez habité, ce que vous gagnez, possédez et devez, ainsi que le prêt hypothécaire que vous cherchez. Les documents que vous envoyez. Une fois que vous y avez consenti, votre dossier de crédit et ce que nous vérifions auprès d’autres personnes. Nous consignons vos ouvertures de session, vos consentements et le moment où vous envoyez votre demande.',
      },
      sin: {
        title: 'Votre numéro d’assurance sociale',
        text: 'Vous n’êtes pas tenu de le donner, à moins qu’une loi ne l’exige. Il sert à associer votre dossier de crédit à votre demande et à ce que la loi exige, et à rien d’autre. Nous le conservons chiffré et ne l’affichons plus jamais en entier.',
      },
      purpose: {
        title: 'Pourquoi nous le demandons',
        text: 'Pour que votre courtier puisse vous conseiller, vérifier que le prêt vous convient et solliciter en votre nom des offres auprès de prêteurs et d’assureurs. Pour confirmer votre identité, comme la loi l’exige. Pour prévenir les erreurs et la fraude. Nous vous demandons de nouveau votre accord avant d’utiliser vos renseignements à une autre fin.',
      },
      share: {
        title: 'Qui y a accès',
        text: 'Votre courtier et son cabinet. Les prêteurs, les assureurs hypothécaires et les agents d’évaluation du crédit, une fois que vous y avez consenti dans votre demande. Les autres demandeurs de votre demande. Les évaluateurs, les notaires et les avocats qui s’occupent de votre prêt. Les organismes de surveillance, lorsque la loi le prévoit. Les entreprises qui exploitent ce service pour votre courtier et qui ne peuvent s’en servir à d’autres fins. Nous ne vendons pas vos renseignements.',
      },
      outside: {
        title: 'À l’extérieur de votre province',
        text: 'Certaines de ces entreprises peuvent conserver ou consulter des renseignements à l’extérieur de votre province ou du Canada. Nous vérifions d’abord qu’ils y seront bien protégés. Les tribunaux et les autorités de l’endroit peuvent en demander l’accès selon leurs lois.',
      },
      automated: {
        title: 'Qui décide',
        text: 'Des personnes. Sur ce portail, aucune décision à votre sujet n’est prise par un ordinateur seul. Un prêteur peut utiliser un tel système\u202F; demandez-le à votre courtier, et vous pourrez faire réviser la décision par une personne.',
      },
      browser: {
        title: 'Les témoins et ce navigateur',
        text: 'Un seul témoin vous garde en session. Votre navigateur conserve aussi votre langue, les listes de choix et, pendant l’envoi d’une demande, le numéro de celle-ci. Nous n’utilisons ni publicité ni suivi.',
      },
      messages: {
        title: 'Nos messages',
        text: 'Nous vous écrivons au sujet de votre demande et de votre compte. Nous ne vous envoyons des offres ou des nouvelles que si vous y consentez séparément, comme l’exige la Loi canadienne anti-pourriel (LCAP). Chaque message dit qui l’envoie et permet de vous désabonner d’un seul clic.',
      },
      keep: {
        title: 'Combien de temps nous les gardons',
        text: 'Une demande envoyée est conservée aussi longtemps que la loi l’exige des courtiers hypothécaires, soit au moins cinq ans. Elle est ensuite détruite ou anonymisée. Vous pouvez nous demander à tout moment de supprimer les réponses que vous n’avez pas envoyées.',
      },
      safety: {
        title: 'Comment nous les protégeons',
        text: 'La connexion est chiffrée, tout comme les numéros sensibles là où ils sont conservés. Seules les personnes qui ont besoin de vos renseignements y ont accès, et chaque changement est consigné. Si un incident peut vous causer un préjudice sérieux, nous vous en avisons sans tarder, de même que les autorités concernées.',
      },
      rights: {
        title: 'Ce que vous pouvez demander',
        text: 'Voir ce que nous détenons à votre sujet et faire corriger une erreur. Savoir à qui vos renseignements ont été communiqués. Recevoir ce que vous nous avez fourni dans un format informatique courant. Retirer un consentement pour l’avenir. Faire supprimer vos renseignements lorsqu’aucune loi ne nous oblige à les conserver. Nous répondons dans les 30 jours, sans frais.',
      },
      reach: {
        title: 'À qui vous adresser',
        text: 'À la personne responsable de la protection des renseignements personnels de votre cabinet. Vous la joignez par votre courtier\u00A0: son téléphone et son courriel figurent sur chaque page de votre demande. Si la réponse ne vous satisfait pas, vous pouvez vous adresser au Commissariat à la protection de la vie privée du Canada, au commissaire de votre province ou, au Québec, à la Commission d’accès à l’information.',
      },
    },
  },
  terms: {
    title: 'Conditions d’utilisation',
    why: 'Ce que vous pouvez attendre de ce portail, et ce que nous attendons de vous.',
    sections: {
      service: {
        title: 'Ce qu’est ce portail',
        text: 'Un endroit où préparer une demande de prêt hypothécaire et l’envoyer à votre courtier. Il vous est offert par votre courtier, sans frais. En l’utilisant, vous acceptez ces conditions.',
      },
      account: {
        title: 'Votre compte',
        text: 'Un compte par courtier, pour vous seul. Gardez votre mot de passe secret et prévenez votre courtier si vous pensez que quelqu’un d’autre s’en est servi. Toute session prend fin après trente minutes d’inactivité.',
      },
      answers: {
        title: 'Vos réponses',
        text: 'Répondez avec franchise et aussi complètement que possible, et avisez votre courtier si quelque chose change avant le versement du prêt. Les prêteurs se fient à ce que vous envoyez, et une fausse déclaration dans une demande de prêt peut constituer une infraction. Si vous répondez pour une autre personne, obtenez sa permission.',
      },
      electronic: {
        title: 'Accepter à l’écran',
        text: 'Cocher la case à côté de votre nom a valeur de signature. Chaque demandeur coche la sienne. Vous recevez par courriel les documents qui concernent votre demande\u202F; si vous les préférez sur papier, demandez-le à votre courtier.',
      },
      noOffer: {
        title: 'Ni offre ni approbation',
        text: 'Les montants affichés ici sont des estimations. Rien dans ce portail ne constitue une promesse de prêt, de taux ou d’assurance\u202F; seul l’engagement écrit d’un prêteur ou d’un assureur compte.',
      },
      conduct: {
        title: 'Ce qui n’est pas permis',
        text: 'Utiliser le portail pour autre chose que votre propre demande, chercher à voir les renseignements d’autres personnes ou nuire à son fonctionnement. Nous pouvons alors fermer le compte.',
      },
      availability: {
        title: 'Si quelque chose ne fonctionne pas',
        text: 'Nous faisons de notre mieux pour que le portail fonctionne et que vos réponses soient en sécurité, mais nous ne pouvons promettre qu’il fonctionne toujours. Si vous avez une échéance, appelez votre courtier. Ces conditions ne vous privent d’aucun droit que la loi vous donne comme consommateur.',
      },
      dispute: {
        title: 'En cas de désaccord',
        text: 'Écrivez à votre courtier dans les 60 jours après avoir constaté le problème. Nous vous répondons par écrit et, pendant 60 jours, nous cherchons ensemble une solution avant d’aller plus loin. Vous pouvez toujours vous adresser à un organisme de surveillance ou à un tribunal comme la loi le permet, et aucun délai que la loi vous accorde n’en est raccourci.',
      },
      change: {
        title: 'Modification des conditions',
        text: 'Nous vous avisons par courriel au moins 30 jours avant qu’une modification s’applique\u00A0: l’ancien texte, le nouveau et la date. Si vous n’êtes pas d’accord, vous pouvez fermer votre compte avant ce jour, sans frais. La version qui s’applique à une demande est celle qui était affichée au moment de l’envoi.',
      },
      law: {
        title: 'La loi qui s’applique',
        text: 'La loi de la province où vous habitez et les lois du Canada qui s’y appliquent. Ces conditions existent en français et en anglais\u202F; vous choisissez la langue dans laquelle vous faites affaire avec nous.',
      },
    },
  },
  disclosure: {
    title: 'Divulgation',
    why: 'Comment votre courtier hypothécaire travaille et est rémunéré.',
    sections: {
      licence: {
        title: 'Permis',
        text: 'Votre courtier et son cabinet détiennent un permis dans chaque province où ils exercent. Leurs numéros figurent à côté de leurs noms. Vous pouvez les vérifier dans le registre public de l’organisme compétent\u00A0: l’Autorité des marchés financiers (AMF) au Québec, l’Autorité ontarienne de réglementation des services financiers (ARSF) en Ontario, ou l’organisme de votre province.',
      },
      role: {
        title: 'Pour qui agit votre courtier',
        text: 'Votre courtier cherche, parmi plusieurs prêteurs, un prêt hypothécaire qui vous convient. Il n’est pas le prêteur et ne peut pas approuver un prêt. S’il agit aussi pour le prêteur, il vous le dit par écrit.',
      },
      suitability: {
        title: 'Un prêt qui vous convient',
        text: 'Votre courtier vous questionne sur vos revenus, vos dettes, vos projets et le risque que vous pouvez assumer, afin de recommander ce qui vous convient. Il explique pourquoi, quelles étaient les autres possibilités et quels sont les principaux risques\u00A0: des versements qui augmentent, des pénalités en cas de remboursement anticipé et ce qui arrive si vous ne pouvez plus payer.',
      },
      cost: {
        title: 'Ce qu’il vous en coûtera',
        text: 'Avant de signer, vous recevez par écrit le taux, les versements, les frais et le coût total d’emprunt, assez tôt pour y réfléchir\u00A0: au moins deux jours ouvrables là où votre province le prévoit, à moins que vous acceptiez par écrit un délai plus court.',
      },
      pay: {
        title: 'Comment votre courtier est payé',
        text: 'Dans la plupart des cas, le prêteur paie le cabinet au moment où votre prêt est versé. Le montant peut dépendre de la somme, du terme et du type de prêt, et il peut y avoir des primes de volume. Si vous devez payer des frais, votre courtier vous en informe par écrit avant que vous acceptiez quoi que ce soit. Si une personne qui vous a dirigé vers lui est payée pour cela, on vous le dit aussi.',
      },
      lenders: {
        title: 'Prêteurs et intérêts',
        text: 'Votre courtier vous dit avec combien de prêteurs il fait affaire et à lesquels il a eu le plus souvent recours. Il doit aussi vous dire si lui-même ou le cabinet ont un intérêt dans un prêteur, dans une propriété ou dans un autre service qu’il recommande.',
      },
      identity: {
        title: 'Votre identité',
        text: 'La loi canadienne contre le blanchiment d’argent oblige votre courtier à vérifier votre identité, à vous demander pour le compte de qui vous agissez et à en tenir un dossier.',
      },
      complaint: {
        title: 'En cas de problème',
        text: 'Parlez-en d’abord à votre courtier, puis écrivez au dirigeant de son cabinet, qui doit vous répondre par écrit. Si cela ne suffit pas, vous pouvez vous adresser à l’organisme de votre province\u00A0: au Québec l’AMF, en Ontario l’ARSF.',
      },
    },
  },
}

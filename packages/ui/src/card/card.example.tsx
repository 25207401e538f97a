import { Alert } from '../alert/alert.tsx';
import { Avatar } from '../avatar/avatar.tsx';
import { Badge } from '../badge/badge.tsx';
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import type { Example } from '../example.ts';
import { OrdersIcon } from '../icon/icons.tsx';
import { ButtonLink, Link } from '../link/link.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { Stepper } from '../stepper/stepper.tsx';
import { ExampleGrid, ExampleRow, ExampleStack } from '../testing/example-row.tsx';
import { Card } from './card.tsx';

function Signs() {
  return (
    <ExampleRow>
      <Badge>Entwurf</Badge>
      <Badge tone="info">In Bearbeitung</Badge>
      <Badge tone="success">Geliefert</Badge>
      <Badge tone="warning">Wartet</Badge>
      <Badge tone="danger">Storniert</Badge>
      <Badge tone="brand" hasDot={false}>
        Neu
      </Badge>
      <Avatar name="Katrin Sommer" />
      <Avatar name="Nordwind Logistik GmbH" size="small" />
      <Spinner label="Wird geladen" />
      <Link href="#link">Allgemeine Bedingungen</Link>
      <Link href="#new" newTabLabel="öffnet in neuem Fenster">
        Sendung verfolgen
      </Link>
    </ExampleRow>
  );
}

function States() {
  return (
    <ExampleGrid>
      <Card title="Offene Bestellungen" actions={<Button variant="link">Alle ansehen</Button>}>
        <ProgressBar label="Budget" value={0.62} valueText="6.200 von 10.000 €" isLabelled />
      </Card>
      <Card>
        <SkeletonGroup label="Wird geladen">
          <Skeleton shape="text" width="40%" />
          <Skeleton shape="text" />
          <Skeleton height={64} />
        </SkeletonGroup>
      </Card>
      <Card padding="none">
        <EmptyState
          icon={<OrdersIcon size={24} />}
          title="Noch keine Bestellungen"
          headingLevel={3}
          actions={<ButtonLink href="#shop">Zum Shop</ButtonLink>}
        >
          Was Sie bestellen, finden Sie hier wieder.
        </EmptyState>
      </Card>
      <Card padding="none">
        <ErrorState
          title="Die Bestellungen fehlen"
          retryLabel="Erneut laden"
          onRetry={() => {}}
          reference="Vorgang 7f3a-91c2"
        >
          Der Server hat nicht geantwortet.
        </ErrorState>
      </Card>
    </ExampleGrid>
  );
}

function Messages() {
  return (
    <ExampleGrid>
      <Alert title="Wartung am Sonntag">Von 8 bis 10 Uhr steht das Portal nicht zur Verfügung.</Alert>
      <Alert tone="success">Ihre Bestellung ist eingegangen.</Alert>
      <Alert tone="warning" title="Der Preis hat sich geändert" onClose={() => {}} closeLabel="Schließen">
        Statt 89,00 € jetzt 92,50 €.
      </Alert>
      <Alert
        tone="danger"
        actions={
          <Button size="small" variant="secondary">
            Erneut
          </Button>
        }
      >
        Die Zahlung ist fehlgeschlagen.
      </Alert>
    </ExampleGrid>
  );
}

export const example: Example = {
  title: 'Karten, Zustände, Wegweiser',
  group: 'Inhalt',
  render: () => (
    <ExampleStack>
      <Breadcrumb
        label="Pfad"
        items={[
          { id: 'start', label: 'Start' },
          { id: 'shop', label: 'Shop' },
        ]}
        current="Wallboxen"
        renderLink={({ id, label }, className) => (
          <a href={`#${id}`} className={className}>
            {label}
          </a>
        )}
      />
      <ExampleRow>
        <Stepper
          label="Kilometerstand melden"
          steps={['Angaben', 'Prüfen', 'Fertig']}
          current={1}
          doneLabel="erledigt"
        />
      </ExampleRow>
      <Signs />
      <Messages />
      <States />
    </ExampleStack>
  ),
};

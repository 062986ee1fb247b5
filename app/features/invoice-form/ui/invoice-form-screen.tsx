import { Link } from '@remix-run/react';
import { ArrowLeft, Copy } from 'lucide-react';
import { useMemo, useRef } from 'react';
import type { AuthAnswer, OfferedProvider } from '#app/domain/account/sign-in.ts';
import type { BillingView } from '#app/domain/billing/billing-view.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { textRules } from '#app/domain/fields/field-rules.ts';
import { draftLanguage, type InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type {
  SaveAnswer,
  SavedProduct,
  SaveLineAnswer,
  SaveOptions,
} from '#app/domain/invoices/save-answer.ts';
import { bilingual } from '#app/domain/language/document-language.ts';
import type { OwnLook } from '#app/domain/looks/check-look.ts';
import type { FormDefaults } from '#app/domain/settings/form-defaults.ts';
import type { PictureAddresses } from '#app/domain/settings/picture-address.ts';
import { invoiceFormTexts } from '#app/features/invoice-form/texts.ts';
import { useWhenLeft } from '#app/frames/platform/platform.ts';
import { usePaths } from '#app/frames/platform/use-paths.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { controlTexts } from '#app/i18n/texts.ts';
import { FormProvider } from '#app/ui/form/form-provider.tsx';
import { useFocusSoon } from '#app/ui/form/use-focus-soon.ts';
import { classNames } from '#app/ui/layout/class-names.ts';
import { showLoadFailed, useLazyImport } from '#app/ui/loading/use-lazy-import.ts';
import { useSnapshot } from '#app/ui/local-document/use-snapshot.ts';
import { RichText } from '#app/ui/messages/rich-text.tsx';
import type { CreateAgain } from './create-invoice-page.tsx';
import { FiguresProvider } from './form-figures.tsx';
import { ClientSection, DetailsSection, SellerSection } from './form-sections.tsx';
import type { PickedClient } from './form-state.ts';
import { formWords } from './form-words.ts';
import type { InvoiceForm } from './invoice-form-context.ts';
import { ItemsSection } from './items-section.tsx';
import { LookSection } from './look-section.tsx';
import { NotesSection } from './notes-section.tsx';
import { PaymentSection } from './payment-section.tsx';
import { FormActions, SaveBar, SummaryCard } from './save-bar.tsx';
import { SheetColumn, SheetHandle } from './sheet-column.tsx';
import type { OpenedInvoice } from './start-draft.ts';
import { TotalsSection } from './totals-section.tsx';
import { useInvoiceForm } from './use-invoice-form.ts';

type FormHeaderProps = { title: string; leavePath: string; onLeave: () => void };

/** The page's title with a link back. */
function FormHeader({ title, leavePath, onLeave }: FormHeaderProps) {
  return (
    <div className="form-header mb-6 flex items-center gap-2 lg:mb-8">
      <Link
        to={leavePath}
        onClick={onLeave}
        aria-label={controlTexts.back}
        data-web-only
        className="-ml-3 inline-flex size-11 shrink-0 items-center justify-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
      </Link>
      <h1 className="page-title">{title}</h1>
    </div>
  );
}

/** Shown above a copied invoice: which invoice it copies, and what to do next. */
function CloneBanner({ number, invoicesPath }: { number: string; invoicesPath: string }) {
  return (
    <div className="mb-6 flex items-start gap-3 rounded-md bg-accent-soft px-4 py-3 text-[0.9375rem]">
      <Copy aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent-ink" />
      <p>
        <RichText
          text={invoiceFormTexts.page.copyOf}
          values={{ number }}
          tags={{
            list: (inner) => (
              <Link to={invoicesPath} className="font-medium text-accent-ink underline">
                {inner}
              </Link>
            ),
          }}
        />
      </p>
    </div>
  );
}

export type InvoiceFormScreenProps = {
  country: CountryCode;
  /** The seller's day, `YYYY-MM-DD`. */
  today: string;
  /** False if the time zone is unknown and `today` is UTC's date: the browser then uses its own date. */
  isDayKnown: boolean;
  /** Identifies the signed-in user's draft on this device; null for guests. */
  userId: string | null;
  defaults: FormDefaults;
  clients: readonly PickedClient[];
  products: readonly SavedProduct[];
  /** The seller's saved looks, oldest first. */
  looks: readonly OwnLook[];
  /** The identity providers in the sign-in dialog. */
  providers: readonly OfferedProvider[];
  /** Null for guests. */
  billing: BillingView | null;
  /** This is the account's first invoice, whose business, template and new client are saved for later ones. */
  isFirst?: boolean;
  /** The addresses of the preview's pictures; null for guests, who have them on this device. */
  pictures: PictureAddresses | null;
  /** The country whose pages the back link leads to; the form's own by default. */
  listCountry?: CountryCode;
  /**
   * The saved invoice that is cloned or edited, null for a new one. A different one gets a new form, through its React
   * key.
   */
  opened: OpenedInvoice | null;
  /** Never rejects: without a network it returns `{ outcome: 'unreachable' }`. The same goes for the other calls. */
  save: (draft: InvoiceDraft, options: SaveOptions) => Promise<SaveAnswer>;
  saveProduct: (line: Omit<SavedProduct, 'id'>) => Promise<SaveLineAnswer>;
  submitAuth: (fields: Record<string, string>) => Promise<AuthAnswer>;
  onSaved: (id: string, invoiceNumber: string, download: boolean) => void;
  /** Called if the draft that this form was opened for is already saved, by another tab. */
  onSavedElsewhere?: () => void;
  /**
   * Opens a new form with a saved invoice's current version: of the opened one, or the one this draft was saved as
   * elsewhere.
   */
  onReopen: (id: string) => void;
  /** For a guest's form inside another page, which navigates elsewhere after sign-in; null on the form's own page. */
  embedded?: { onSignedIn: () => void } | null;
  /** Only if the form is its own page, which Create Invoice links to. */
  again?: CreateAgain;
};

/** The Create Invoice screen for guests and signed-in users, also used to clone and edit. */
export function InvoiceFormScreen(props: InvoiceFormScreenProps) {
  const { country, userId, clients, billing, opened, again, embedded = null } = props;
  const isFirst = props.isFirst === true;
  const isEdit = opened?.kind === 'edit';
  const isCorrection = isEdit && opened.isIssued;
  const kind = opened?.documentKind ?? 'invoice';
  const words = formWords(kind);
  const saveLabel = isEdit ? invoiceFormTexts.actions.saveChanges : words.save;
  const paths = usePaths(props.listCountry ?? country);
  const leavePath = embedded ? null : paths.home;
  const formRef = useRef<HTMLFormElement>(null);
  const work = useInvoiceForm(props, formRef);
  useWhenLeft(work.leave);
  const { document, checks, defaults } = work;
  const focusSoon = useFocusSoon(formRef);
  const dialog = again?.isAsked ? createAgain : work.dialog;
  const isDialogWanted = isCorrection || dialog !== null;
  const dialogs = useLazyImport(fetchDialogs, showLoadFailed, isDialogWanted && 'now');

  const isChanged = useSnapshot(document, (snapshot) => snapshot.isChanged);
  const isBilingual = useSnapshot(
    document,
    ({ values }) => draftLanguage(values, country, currentLanguage()) === bilingual,
  );
  const { part: quebec } = useLazyImport(
    fetchQuebecParts,
    showLoadFailed,
    isBilingual ? 'now' : country === 'ca' && 'quietly',
  );
  const isTyped = useSnapshot(document, ({ values, base }) => values !== base.fresh);
  const isBegun = kind === 'invoice' && (opened !== null || isTyped);
  const { part: review } = useLazyImport(fetchFormReview, undefined, isBegun && 'idle');
  const reviewAt = (place: 'aside' | 'end') =>
    isBegun &&
    review && (
      <review.FormReview form={formRef} today={props.today} place={place} isChanged={isChanged} />
    );

  const second = isBilingual ? quebec : null;
  const { takesCards, customFields = noFields } = defaults;
  const { leave } = checks;
  const form = useMemo<InvoiceForm>(() => {
    const { dispatch } = document;
    const parts = { rules: textRules, document, country, dispatch, leave, focusSoon };
    return { ...parts, second, takesCards, customFields };
  }, [document, country, leave, focusSoon, second, takesCards, customFields]);

  const mustUpgrade =
    !isEdit && kind === 'invoice' && billing !== null && !billing.allowance.mayCreate;
  const bar = { work, saveLabel, leavePath, mustUpgrade };
  const sheet = { form: formRef, pictures: props.pictures, takesCards };

  return (
    <FormProvider form={form} checks={checks}>
      <FiguresProvider>
        <div className={classNames('page-width', !embedded && 'py-6 lg:py-10')}>
          {leavePath && (
            <FormHeader
              title={isEdit ? words.edit : words.create}
              leavePath={leavePath}
              onLeave={work.leave}
            />
          )}
          {opened?.kind === 'clone' && (
            <CloneBanner number={opened.invoiceNumber} invoicesPath={paths.invoices} />
          )}
          {isCorrection && dialogs.part && <dialogs.part.CorrectionNote />}
          <form
            ref={formRef}
            noValidate
            onSubmit={(event) => event.preventDefault()}
            onFocus={() => dialogs.fetchNow(true)}
            className="invoice-form"
          >
            <div className="lg:rounded-lg lg:bg-surface lg:p-10 lg:shadow-card">
              <DetailsSection
                isFixed={isCorrection}
                numbers={
                  defaults.numberAfterJump && !isEdit
                    ? [defaults.numberAfterJump, defaults.invoiceNumber]
                    : null
                }
              />
              <SellerSection isKept={isFirst && !defaults.businessName} />
              <ClientSection
                clients={userId === null ? null : clients}
                isKept={isFirst && userId !== null}
                defaults={defaults}
                looks={isCorrection ? noLooks : props.looks}
              />
              {quebec && !isEdit && <quebec.QuebecAdvice isChanged={isChanged} />}
              <ItemsSection
                products={work.products}
                defaults={defaults}
                keptItemId={work.keptItemId}
                onSaveProduct={work.saveProduct}
              />
              <TotalsSection
                taxesOf={quebec?.quebecTaxes}
                defaults={defaults}
                settingsPath={userId === null ? null : paths.settings}
              />
              <NotesSection />
              {kind === 'invoice' && (
                <PaymentSection savedPaypalLink={defaults.paypalPaymentLink ?? ''} />
              )}
              <LookSection
                isKept={isFirst && defaults.template === 'classic'}
                isFixed={isCorrection}
                looks={userId === null ? null : props.looks}
              />
            </div>
            <aside className="hidden h-full lg:block">
              <SummaryCard {...bar}>
                {reviewAt('aside')}
                <SheetColumn {...sheet} />
              </SummaryCard>
            </aside>
            {reviewAt('end')}
            <div className="mt-8 grid gap-3 sm:grid-cols-3 lg:hidden">
              <FormActions {...bar} />
            </div>
            <SaveBar {...bar}>
              <SheetHandle {...sheet} />
            </SaveBar>
          </form>
          {dialogs.part && (
            <dialogs.part.FormDialogs
              country={country}
              userId={userId}
              billing={billing}
              opened={opened}
              saveLabel={saveLabel}
              providers={props.providers}
              submitAuth={props.submitAuth}
              open={dialog}
              work={work}
              onClose={again?.isAsked ? again.goOn : work.closeDialog}
              onCreateNew={() => {
                document.discard();
                again?.createNew();
              }}
            />
          )}
        </div>
      </FiguresProvider>
    </FormProvider>
  );
}

const noFields: InvoiceForm['customFields'] = [];
/** An issued document keeps its look. */
const noLooks: [] = [];

const createAgain = { kind: 'create-again' } as const;

const fetchDialogs = () => import('./form-dialogs.tsx');
const fetchQuebecParts = () => import('./quebec-fields.tsx');
const fetchFormReview = () => import('#app/features/review/ui/form-review.tsx');

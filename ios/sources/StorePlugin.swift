import Capacitor
import StoreKit

/// StoreKit 2 for the web application; `app/browser/native/connect-native-bridge.client.ts` is its other half.
@objc(StorePlugin)
public class StorePlugin: CAPPlugin, CAPBridgedPlugin {
    public let identifier = "StorePlugin"
    public let jsName = "Store"
    public let pluginMethods: [CAPPluginMethod] = [
        CAPPluginMethod(name: "getProducts", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "purchase", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "restorePurchases", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "finishTransaction", returnType: CAPPluginReturnPromise)
    ]

    private var news: [Task<Void, Never>] = []

    /// Kept until the page listens: renewals and late approvals, and what an earlier start left unfinished. Both are heard
    /// from the first moment, since what comes while nobody listens is not told again.
    override public func load() {
        news = [
            Task { [weak self] in
                for await result in Transaction.updates { self?.tell(result) }
            },
            Task { [weak self] in
                for await result in Transaction.unfinished { self?.tell(result) }
            }
        ]
    }

    deinit {
        news.forEach { $0.cancel() }
    }

    @objc func getProducts(_ call: CAPPluginCall) {
        let productIds = call.getArray("productIds", String.self) ?? []
        Task {
            do {
                let products = try await Product.products(for: productIds).map { product in
                    ["id": product.id, "name": product.displayName, "price": product.displayPrice]
                }
                call.resolve(["products": products])
            } catch {
                call.reject(error.localizedDescription)
            }
        }
    }

    /// A transaction stays unfinished until the server has taken it: see `finishTransaction`.
    @objc func purchase(_ call: CAPPluginCall) {
        guard let productId = call.getString("productId"),
              let user = UUID(uuidString: call.getString("appAccountToken") ?? "") else {
            call.reject("The purchase has no product or user")
            return
        }
        Task { @MainActor in
            do {
                guard let product = try await Product.products(for: [productId]).first else {
                    call.reject("The App Store doesn't offer this plan")
                    return
                }
                switch try await product.purchase(options: [.appAccountToken(user)]) {
                case .success(.verified(let transaction)):
                    call.resolve(describe(transaction).merging(["status": "purchased"]) { $1 })
                case .success(.unverified):
                    call.reject("We couldn't verify the App Store's response")
                case .userCancelled:
                    call.resolve(["status": "cancelled"])
                case .pending:
                    call.resolve(["status": "pending"])
                @unknown default:
                    call.reject("The App Store returned an unknown response")
                }
            } catch {
                call.reject(error.localizedDescription)
            }
        }
    }

    @objc func restorePurchases(_ call: CAPPluginCall) {
        Task {
            do {
                try await AppStore.sync()
                var transactions: [[String: String]] = []
                for await case .verified(let transaction) in Transaction.currentEntitlements {
                    transactions.append(describe(transaction))
                }
                call.resolve(["status": "restored", "transactions": transactions])
            } catch StoreKitError.userCancelled {
                call.resolve(["status": "cancelled"])
            } catch {
                call.reject(error.localizedDescription)
            }
        }
    }

    @objc func finishTransaction(_ call: CAPPluginCall) {
        let wanted = call.getString("transactionId")
        Task {
            for await case .verified(let transaction) in Transaction.unfinished
            where String(transaction.id) == wanted {
                await transaction.finish()
            }
            call.resolve()
        }
    }

    private func tell(_ result: VerificationResult<Transaction>) {
        guard case .verified(let transaction) = result else { return }
        notifyListeners("transaction", data: describe(transaction), retainUntilConsumed: true)
    }

    private func describe(_ transaction: Transaction) -> [String: String] {
        ["transactionId": String(transaction.id), "productId": transaction.productID]
    }
}

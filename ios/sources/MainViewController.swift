import Capacitor

/// The shell's only view: Capacitor's, with our plugin beside those of the packages.
class MainViewController: CAPBridgeViewController {
    override open func capacitorDidLoad() {
        bridge?.registerPluginInstance(StorePlugin())
    }
}
